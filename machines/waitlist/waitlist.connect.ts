import type { SnapshotFrom } from 'xstate';
import { type CallPhase, callPhase, isOut } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import type { WaitlistPlace, waitlistMachine } from './waitlist.machine.ts';

/** What a page draws of the way onto a waitlist. */
export interface WaitlistView {
  readonly call: CallPhase;
  readonly working: boolean;
  /** A place has come free meanwhile: there is no need to wait. */
  readonly isOpen: boolean;
  /** What was refused of what was filled in. */
  readonly refused: Failure['errors'] | undefined;
  readonly place: WaitlistPlace | undefined;
}

/** Turns the machine's state into what a page needs; no markup. */
export function connectWaitlist({ value, context }: SnapshotFrom<typeof waitlistMachine>): WaitlistView {
  const call = callPhase(value);
  return {
    call,
    working: isOut(call),
    isOpen: value === 'open',
    refused: value === 'filling' ? context.failure?.errors : undefined,
    place: context.place,
  };
}
