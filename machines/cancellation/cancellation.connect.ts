import type { SnapshotFrom } from 'xstate';
import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import type { CallView } from '../call/call.connect.ts';
import type { cancellationMachine } from './cancellation.machine.ts';

export type CancellationPhase = SnapshotFrom<typeof cancellationMachine>['value'];

/** A cancellation as a page shows it. */
export interface CancellationView {
  readonly phase: CancellationPhase;
  /** The refund and everything that is released; after the cancellation, the result. */
  readonly preview: CancellationPreview | undefined;
  /** Whether the server is cancelling right now. */
  readonly isCancelling: boolean;
  /** Whether the preview or the cancellation was refused. */
  readonly isRefused: boolean;
}

/** Converts the state of the machine and its call to props; no markup. */
export function connectCancellation(
  { value, context }: SnapshotFrom<typeof cancellationMachine>,
  call: CallView | undefined,
): CancellationView {
  return {
    phase: value,
    preview: context.preview,
    isCancelling: value === 'cancelling' && call?.working === true,
    isRefused: value === 'unavailable' || call?.phase === 'refused' || call?.phase === 'signedOut',
  };
}
