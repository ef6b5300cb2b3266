import type { PackedRow } from './pack-day.ts';

/** Where a moment stands in a day: at a row that is on, or before the one that is next. */
export interface NowInDay {
  readonly row: number;
  readonly isOn: boolean;
}

const spanOf = (row: PackedRow) =>
  row.kind === 'band' ? [row.band.start, row.band.end] : [row.start, row.until];

/** Where an instant, in milliseconds, stands in a packed day; of several rows that are on it is the last begun. */
export function nowInDay(rows: readonly PackedRow[], now: number): NowInDay | undefined {
  const spans = rows.map((row) => {
    const [start = 0, end = 0] = spanOf(row).map((instant) => Date.parse(instant));
    return { row: row.row, start, end };
  });
  const on = spans.findLast(({ start, end }) => start <= now && now < end);
  if (on) return { row: on.row, isOn: true };
  const next = spans.find(({ start }) => start > now);
  return next && spans.some(({ end }) => end <= now) ? { row: next.row, isOn: false } : undefined;
}
