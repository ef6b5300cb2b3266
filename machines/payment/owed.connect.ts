import type { SnapshotFrom } from 'xstate';
import type { Owed } from '#engine/contract/owed.ts';
import type { Failure } from '../failure.ts';
import type { owedMachine } from './owed.machine.ts';

/** The payment of what is owed as its page shows it. */
export interface OwedView {
  readonly owed: Owed | undefined;
  /** Why the last payment did not succeed, or nothing could be loaded. */
  readonly failure: Failure | undefined;
  /** In cents what is paid, or was. */
  readonly paid: number;
  readonly isUnavailable: boolean;
  /** Whether a payment can be started. */
  readonly isReviewing: boolean;
  readonly isPaying: boolean;
  readonly isPaid: boolean;
  /** Nothing is owed, or no longer. */
  readonly isSettled: boolean;
}

/** Converts the machine's state to props; no markup. */
export function connectOwed({ value, context }: SnapshotFrom<typeof owedMachine>): OwedView {
  return {
    owed: context.owed,
    failure: context.failure,
    paid: context.asked?.total ?? 0,
    isUnavailable: value === 'unavailable',
    isReviewing: value === 'reviewing',
    isPaying: value === 'paying',
    isPaid: value === 'paid',
    isSettled: value === 'settled',
  };
}
