import { isRecord } from '../field-types/shape.ts';

/** Whether two answers are the same list of rows whose entries are equal; the order of entries is irrelevant. */
export function sameRows(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((row, at) => sameEntries(row, other[at]));
}

function sameEntries(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  );
}
