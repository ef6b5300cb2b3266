import { addDays } from '#engine/form/format/calendar-day.ts';

const DATE = /^(\d{4}-\d{2}-\d{2})(?=$|T)/;
const dayMs = 86_400_000;

/** Days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** A value with every string in it mapped. */
export function mapStrings<Value>(value: Value, map: (text: string) => string): Value {
  return mapped(value, map) as Value;
}

function mapped(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((each) => mapped(each, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, map)]));
}

/** A date, or a time that begins with one, some days later; any other text as it is. */
export function shiftDate(text: string, days: number): string {
  return text.replace(DATE, (date) => addDays(date, days));
}

/** The dates in a value, each once. */
export function datesIn(value: unknown): string[] {
  const found = new Set<string>();
  mapStrings(value, (text) => {
    const [date] = DATE.exec(text) ?? [];
    if (date !== undefined) found.add(date);
    return text;
  });
  return [...found];
}
