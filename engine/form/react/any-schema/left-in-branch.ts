import { deepEquals } from '@rjsf/utils';
import { isRecord } from '../../field-types/shape.ts';

/**
 * The data of a branch that is selected again: what follows from the selection, and former values that were not entered
 * again meanwhile.
 */
export function withWhatWasLeft(chosen: unknown, before: unknown, left: unknown): unknown {
  if (chosen === undefined) return left;
  if (!isRecord(chosen) || !isRecord(left)) return chosen;
  const given = isRecord(before) ? before : {};
  // Properties that both branches have come with the selection unchanged.
  const hasStayed = (name: string) =>
    Object.hasOwn(given, name) && deepEquals(given[name], chosen[name]) && given[name] !== undefined;
  const returning = Object.entries(left).filter(([name]) => !hasStayed(name));
  return { ...chosen, ...Object.fromEntries(returning) };
}
