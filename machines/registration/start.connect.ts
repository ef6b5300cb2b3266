import type { SnapshotFrom } from 'xstate';
import { type CallPhase, callPhase, isOut } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import type { startMachine } from './start.machine.ts';

/** Why a registration cannot start. */
export type StartRefusal = 'full' | 'closed' | 'alreadyRegistered';

/** The start of a registration as a page shows it. */
export interface StartView {
  readonly call: CallPhase;
  readonly working: boolean;
  readonly refusal: StartRefusal | undefined;
  /** Errors of the input. */
  readonly refused: Failure['errors'] | undefined;
}

const REFUSALS: readonly StartRefusal[] = ['full', 'closed', 'alreadyRegistered'];

/** Converts the machine's state to props; no markup. */
export function connectStart({ value, context }: SnapshotFrom<typeof startMachine>): StartView {
  const call = callPhase(value);
  return {
    call,
    working: isOut(call),
    refusal: REFUSALS.find((refusal) => refusal === value),
    refused: value === 'choosing' ? context.failure?.errors : undefined,
  };
}
