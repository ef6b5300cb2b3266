import type { Diagnostic } from './diagnostic.ts';
import { documentFault } from './document-fault.ts';
import { says } from './problems.ts';

/** Pairs of keys whose days must be in order. */
const RANGES = [
  ['start', 'end'],
  ['from', 'until'],
] as const;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Whether a day exists: 30 February does not. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Days in a document that do not exist, and ends before their start. */
export function diagnoseDays(value: unknown, pointer = ''): Diagnostic[] {
  if (isDay(value)) {
    return isCalendarDay(value)
      ? []
      : [documentFault(pointer, 'calendar_day', says('notCalendarDay', { day: value }), '2027-02-28')];
  }
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => diagnoseDays(each, `${pointer}/${key}`));
  return inside.length > 0 ? inside : backwards(value as Readonly<Record<string, unknown>>, pointer);
}

function backwards(value: Readonly<Record<string, unknown>>, pointer: string): Diagnostic[] {
  return RANGES.flatMap(([first, last]) => {
    const [start, end] = [value[first], value[last]];
    if (!isDay(start) || !isDay(end) || start <= end) return [];
    return [documentFault(`${pointer}/${last}`, 'range', says('before', { first, day: start }))];
  });
}
