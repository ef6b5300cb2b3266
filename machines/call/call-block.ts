import { asFailure, type Failure, type FailureKind } from '../failure.ts';
import { outputOf } from '../output-of.ts';

/** How long a call can take before a page says so, in milliseconds (spec §8). */
export const CALL_DELAYS = { slow: 8_000 } as const;

/** An actor that only the outside can provide; a machine does not fetch. */
export const outside = () => Promise.reject(new Error('This actor must be provided'));

/** The failure of a call; an actor that ends refused counts as one. */
export function failureIn(event: object): Failure | undefined {
  if ('error' in event) return asFailure(event.error);
  const output = outputOf<unknown>(event);
  const isRefused =
    typeof output === 'object' && output !== null && 'outcome' in output && output.outcome === 'refused';
  return isRefused && 'failure' in output ? asFailure(output.failure) : undefined;
}

/** The guard by which a chart tells failures apart. */
export function isFailedBy({ event }: { event: object }, { kind }: { kind: FailureKind }): boolean {
  return failureIn(event)?.kind === kind;
}

/** Names the guard `failedBy` for a kind of failure. */
export const failedBy = <Kind extends FailureKind>(kind: Kind) => ({
  type: 'failedBy' as const,
  params: { kind },
});

/** The states of a pending call: after a while it is slow, and can be repeated. */
export const whileCalling = (call: string) => ({
  initial: 'calling' as const,
  states: {
    calling: { after: { slow: 'slow' as const } },
    slow: { on: { RETRY: { target: `#${call}`, reenter: true } } },
  },
});

/** The target state for each kind of failure; others use `otherwise`. */
export type FailureTargets = { readonly [Kind in FailureKind]?: string } & { readonly otherwise: string };

/** Transitions for a failed call, from a table; each keeps the failure. */
export function onFailure({ otherwise, ...targets }: FailureTargets) {
  return [
    ...Object.entries(targets).map(([kind, target]) => ({
      target,
      guard: failedBy(kind as FailureKind),
      actions: 'keepFailure' as const,
    })),
    { target: otherwise, actions: 'keepFailure' as const },
  ];
}

/** The phase of a call, derived from the chart's state. */
export type CallPhase =
  | 'ready'
  | 'calling'
  | 'slow'
  | 'lostConnection'
  | 'refused'
  | 'failed'
  | 'signedOut'
  | 'answered';

/** The phase of a state that uses `whileCalling`; other states are their own phase, or `ready`. */
export function callPhase(value: unknown): CallPhase {
  if (typeof value === 'object' && value !== null) {
    const [inner] = Object.values(value);
    return inner === 'slow' ? 'slow' : inner === 'calling' ? 'calling' : 'ready';
  }
  switch (value) {
    case 'lostConnection':
    case 'refused':
    case 'failed':
    case 'signedOut':
    case 'answered':
      return value;
    default:
      return 'ready';
  }
}

/** Whether a call is out, slow or not. */
export const isOut = (phase: CallPhase) => phase === 'calling' || phase === 'slow';
