import type { SnapshotFrom } from 'xstate';
import type { Registration } from '#engine/contract/registration.ts';
import type { CallView } from '../call/call.connect.ts';
import type { Failure } from '../failure.ts';
import type { lookupMachine } from './lookup.machine.ts';

/** The states that make a call with the input of a form. */
const ASKING = ['opening', 'sendingCode', 'sendingAccess', 'signingIn'] as const;
export type LookupRequest = (typeof ASKING)[number];

/** A lookup as a page shows it. */
export interface LookupView {
  /** What the visitor enters next to sign in: an email address, the code sent to it, or one of several registrations. */
  readonly step: 'email' | 'accessCode' | 'registration';
  /** The last email address entered. */
  readonly email: string;
  /** Whether the registration code was sent to that address. */
  readonly isCodeSent: boolean;
  readonly found: readonly Registration[];
  readonly opened: Registration | undefined;
  readonly working: boolean;
  /** The code of the registration that is being opened. */
  readonly openingCode: string | undefined;
  /** Errors of the input, by the call that was refused. */
  readonly refused: Readonly<Partial<Record<LookupRequest, Failure['errors']>>>;
}

function stepOf({ value, context }: SnapshotFrom<typeof lookupMachine>): LookupView['step'] {
  if (context.found.length > 1) return 'registration';
  return value === 'typing' || value === 'signingIn' ? 'accessCode' : 'email';
}

/** Converts the state of the machine and its call to props; no markup. */
export function connectLookup(
  state: SnapshotFrom<typeof lookupMachine>,
  call: CallView | undefined,
): LookupView {
  const { value, context } = state;
  const { email, found, opened } = context;
  const asking = ASKING.find((request) => request === value);
  const errors = call?.phase === 'refused' ? call.failure?.errors : undefined;
  // An opened registration is on its way to its own page.
  const working = call?.working === true || opened !== undefined;
  return {
    step: stepOf(state),
    email,
    isCodeSent: value === 'codeSent',
    found,
    opened,
    working,
    openingCode: working && (value === 'opening' || value === 'opened') ? context.code : undefined,
    refused: asking && errors ? { [asking]: errors } : {},
  };
}
