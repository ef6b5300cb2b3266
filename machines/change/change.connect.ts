import type { SnapshotFrom } from 'xstate';
import type { CallView } from '../call/call.connect.ts';
import type { Failure } from '../failure.ts';
import type { changeMachine, ShownChange } from './change.machine.ts';

export type ChangePhase = SnapshotFrom<typeof changeMachine>['value'];

/** Why there is no new preview: `stale` of an outdated form, `invalid` of an answer, `refused` of anything else. */
export type PreviewRefusal = 'unavailable' | 'signedOut' | 'stale' | 'invalid' | 'refused';

/** A change as a page shows it. */
export interface ChangeView {
  readonly phase: ChangePhase;
  readonly preview: ShownChange | undefined;
  readonly refusal: PreviewRefusal | undefined;
  /** Why the last attempt to make the change failed. */
  readonly failure: Failure | undefined;
  /** The price difference of the change that was made, in cents. */
  readonly difference: number | undefined;
}

function refusalOf(phase: ChangePhase, call: CallView | undefined): PreviewRefusal | undefined {
  if (phase === 'unavailable') return 'unavailable';
  if (call?.phase === 'signedOut') return 'signedOut';
  if (call?.phase !== 'refused') return undefined;
  const kind = call.failure?.kind;
  return kind === 'stale' || kind === 'invalid' ? kind : 'refused';
}

/** Converts the state of the machine and its call to props; no markup. */
export function connectChange(
  { value, context }: SnapshotFrom<typeof changeMachine>,
  call: CallView | undefined,
): ChangeView {
  const { preview, failure, difference } = context;
  return { phase: value, preview, refusal: refusalOf(value, call), failure, difference };
}
