import type { SnapshotFrom } from 'xstate';
import { type CallPhase, callPhase, isOut } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import type { startMachine } from './start.machine.ts';

/** Why a registration cannot begin. */
export type StartRefusal = 'full' | 'closed' | 'alreadyRegistered';

/** What a page draws of the start of a registration. */
export interface StartView {
  readonly call: CallPhase;
  readonly working: boolean;
  readonly refusal: StartRefusal | undefined;
  /** What was refused of what was filled in. */
  readonly refused: Failure['errors'] | undefined;
}

const REFUSALS: readonly StartRefusal[] = ['full', 'closed', 'alreadyRegistered'];

/** Turns the machine's state into what a page needs; no markup. */
export function connectStart({ value, context }: SnapshotFrom<typeof startMachine>): StartView {
  const call = callPhase(value);
  return {
    call,
    working: isOut(call),
    refusal: REFUSALS.find((refusal) => refusal === value),
    refused: value === 'choosing' ? context.failure?.errors : undefined,
  };
}
