import { addDays } from '#engine/form/format/calendar-day.ts';

/** How much of time a bar of a plot stands for. */
export const SPANS = ['day', 'week', 'total'] as const;
export type Span = (typeof SPANS)[number];

/** Values of series on a day. */
export type DayValues<Key extends string> = { readonly day: string } & Readonly<Record<Key, number>>;

/** Days between two days of the calendar. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/**
 * One bar for every day or week from the first to the last day, those without anything too; the values of a total are
 * all that came before.
 */
export function binsOf<Key extends string>(
  rows: readonly DayValues<Key>[],
  keys: readonly Key[],
  { span, from, to }: { readonly span: Span; readonly from: string; readonly to: string },
): DayValues<Key>[] {
  const start = span === 'week' ? mondayOf(from) : from;
  const step = span === 'week' ? 7 : 1;
  const count = Math.max(1, Math.floor(daysBetween(start, to) / step) + 1);
  const bins = Array.from({ length: count }, (_, index) => ({
    day: addDays(start, index * step),
    values: Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>,
  }));
  for (const row of rows) {
    const bin = bins[Math.floor(daysBetween(start, row.day) / step)];
    if (bin) for (const key of keys) bin.values[key] += row[key];
  }
  if (span === 'total') {
    for (const [index, { values }] of bins.entries())
      for (const key of keys) values[key] += bins[index - 1]?.values[key] ?? 0;
  }
  return bins.map(({ day, values }) => ({ day, ...values }));
}

/** The days that a plot shows: from the first of the rows, at least two weeks, to the last or a mark that is near. */
export function plotDays(
  days: readonly string[],
  marks: readonly string[],
  today: string,
): { readonly from: string; readonly to: string } {
  const [first = today] = days.toSorted();
  const twoWeeksAgo = addDays(today, -13);
  const from = first < twoWeeksAgo ? first : twoWeeksAgo;
  const ahead = addDays(today, Math.max(28, Math.round(daysBetween(from, today) * 0.4)));
  const [to = today] = marks
    .filter((day) => day >= today && day <= ahead)
    .toSorted((a, b) => (a < b ? 1 : -1));
  return { from, to: to > today ? addDays(to, 2) : addDays(today, 1) };
}
