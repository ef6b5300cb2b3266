import type { SnapshotFrom } from 'xstate';
import type { GroupPayInformation } from '#engine/contract/group-payment.ts';
import type { Failure } from '../failure.ts';
import type { groupPayMachine } from './group-pay.machine.ts';

/** A group's payment as a page shows it. */
export interface GroupPayView {
  readonly information: GroupPayInformation | undefined;
  /** Why the last payment did not succeed, or nothing could be loaded. */
  readonly failure: Failure | undefined;
  readonly isUnavailable: boolean;
  /** Whether a payment can be started. */
  readonly isReviewing: boolean;
  readonly isPaying: boolean;
  /** Paid, or an invoice was sent. */
  readonly isOver: boolean;
}

/** Converts the machine's state to props; no markup. */
export function connectGroupPay({ value, context }: SnapshotFrom<typeof groupPayMachine>): GroupPayView {
  return {
    information: context.information,
    failure: context.failure,
    isUnavailable: value === 'unavailable',
    isReviewing: value === 'reviewing',
    isPaying: value === 'paying',
    isOver: value === 'paid' || value === 'invoiced',
  };
}
