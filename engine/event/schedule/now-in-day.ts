import type { PackedRow } from './pack-day.ts';

/** A moment's place in a day: at the current row, or before the next. */
export interface NowInDay {
  readonly row: number;
  readonly isOn: boolean;
}

const spanOf = (row: PackedRow) =>
  row.kind === 'band' ? [row.band.start, row.band.end] : [row.start, row.until];

/** The place of an instant (in milliseconds) in a packed day; of several current rows, the last one started. */
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
