import type { PickProblem } from '#engine/event/cart/cart.ts';
import { asFailure } from '#machines/failure.ts';

/** Why a pick was refused, as its widget tells it. */
export function pickProblem(item: string, error: unknown): PickProblem {
  const { kind, errors } = asFailure(error);
  const known = kind === 'full' || kind === 'connection' ? kind : 'fault';
  return { kind: known, item, messages: kind === 'connection' ? [] : Object.values(errors).flat() };
}
