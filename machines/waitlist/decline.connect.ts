import type { SnapshotFrom } from 'xstate';
import type { declineMachine } from './decline.machine.ts';

/** Declining an offered place as a page shows it. */
export interface DeclineView {
  /** Whether the visitor is asked to confirm. */
  readonly isAsking: boolean;
  readonly isDeclined: boolean;
}

/** Converts the machine's state to props; no markup. */
export function connectDecline({ value }: SnapshotFrom<typeof declineMachine>): DeclineView {
  return { isAsking: value === 'asking', isDeclined: value === 'declined' };
}
