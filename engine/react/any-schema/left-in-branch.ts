import { deepEquals } from '@rjsf/utils';
import { isRecord } from '../../field-types/shape.ts';

/**
 * The data of a branch that is chosen again: what follows from the choice, and what was there when the branch was left
 * and has not been said anew since.
 */
export function withWhatWasLeft(chosen: unknown, before: unknown, left: unknown): unknown {
  if (chosen === undefined) return left;
  if (!isRecord(chosen) || !isRecord(left)) return chosen;
  const given = isRecord(before) ? before : {};
  // What both branches have in common came with the choice as it was.
  const hasStayed = (name: string) =>
    Object.hasOwn(given, name) && deepEquals(given[name], chosen[name]) && given[name] !== undefined;
  const returning = Object.entries(left).filter(([name]) => !hasStayed(name));
  return { ...chosen, ...Object.fromEntries(returning) };
}
