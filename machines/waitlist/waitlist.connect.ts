import type { SnapshotFrom } from 'xstate';
import { type CallPhase, callPhase, isOut } from '../call/call-block.ts';
import type { Failure } from '../failure.ts';
import type { WaitlistPlace, waitlistMachine } from './waitlist.machine.ts';

/** Joining a waitlist as a page shows it. */
export interface WaitlistView {
  readonly call: CallPhase;
  readonly working: boolean;
  /** Whether a place is available by now, so that waiting is unnecessary. */
  readonly isOpen: boolean;
  /** Errors of the input. */
  readonly refused: Failure['errors'] | undefined;
  readonly place: WaitlistPlace | undefined;
}

/** Converts the machine's state to props; no markup. */
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
