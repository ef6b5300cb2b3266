import type { SnapshotFrom } from 'xstate';
import { type CallPhase, callPhase, isOut } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import { differences, type OpenRegistration, type StartRequest, type startMachine } from './start.machine.ts';

/** Why a registration cannot start. */
export type StartRefusal = 'full' | 'closed' | 'alreadyRegistered';

/** A question about the registration that is open already. */
export interface OpenQuestion {
  readonly open: OpenRegistration;
  readonly typed: StartRequest;
  /** What was typed otherwise than it is in the open one. */
  readonly differs: ReturnType<typeof differences>;
}

/** The start of a registration as a page shows it. */
export interface StartView {
  readonly call: CallPhase;
  readonly working: boolean;
  readonly refusal: StartRefusal | undefined;
  /** Errors of the input. */
  readonly refused: Failure['errors'] | undefined;
  /** Asked while another registration is open on this device. */
  readonly question: OpenQuestion | undefined;
}

const REFUSALS: readonly StartRefusal[] = ['full', 'closed', 'alreadyRegistered'];

/** Converts the machine's state to props; no markup. */
export function connectStart({ value, context }: SnapshotFrom<typeof startMachine>): StartView {
  const call = callPhase(value);
  const { open, request } = context;
  return {
    call,
    working: isOut(call),
    refusal: REFUSALS.find((refusal) => refusal === value),
    refused: value === 'choosing' ? context.failure?.errors : undefined,
    question:
      value === 'asking' && open && request
        ? { open, typed: request, differs: differences(request, open) }
        : undefined,
  };
}
