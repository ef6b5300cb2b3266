import type { SnapshotFrom } from 'xstate';
import type { PaymentMachine } from './payment.machine.ts';

/** The phase of a payment on a page. */
export type PaymentPhase =
  | 'tokenising'
  | 'unreached'
  | 'submitting'
  | 'slow'
  | 'lostAnswer'
  | 'waiting'
  | 'failed'
  | 'challenged'
  | 'cancelling'
  | 'over';

export interface PaymentView {
  readonly phase: PaymentPhase;
  /** Whether something may have been charged already, so that no other payment can start. */
  readonly atRisk: boolean;
  readonly challengeUrl: string | undefined;
  /** Whether the bank was asked again, and had no confirmation yet. */
  readonly unconfirmed: boolean;
}

/** States in which nothing can have been charged. */
const CALM: ReadonlySet<string> = new Set(['deciding', 'tokenising', 'unreached', 'refused']);

function stateOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : String(value);
}

function phaseOf(snapshot: SnapshotFrom<PaymentMachine>): PaymentPhase {
  const value: unknown = snapshot.value;
  if (snapshot.status !== 'active') return 'over';
  if (typeof value === 'object' && value !== null) {
    const [[name, inner] = []] = Object.entries(value);
    return inner === 'slow' ? 'slow' : name === 'tokenising' ? 'tokenising' : 'submitting';
  }
  switch (value) {
    case 'unreached':
    case 'lostAnswer':
    case 'waiting':
    case 'failed':
    case 'challenged':
    case 'cancelling':
      return value;
    default:
      return 'submitting';
  }
}

/** Converts the payment's state to props; no markup. */
export function connectPayment(snapshot: SnapshotFrom<PaymentMachine>): PaymentView {
  return {
    phase: phaseOf(snapshot),
    atRisk: snapshot.context.total > 0 && !CALM.has(stateOf(snapshot.value)),
    challengeUrl: snapshot.context.challengeUrl,
    unconfirmed: snapshot.context.unconfirmed,
  };
}
