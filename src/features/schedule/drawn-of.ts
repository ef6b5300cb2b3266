import type { PackedRow } from '#engine/event/schedule/pack-day.ts';
import { countOfRow } from './row-id.ts';

/** A row, and how many of its sessions are rendered. */
export interface DrawnRow {
  readonly row: PackedRow;
  readonly drawn: number;
}

/** The rows of a day up to a number of sessions; rows after an incomplete one are left out, so that nothing moves. */
export function drawnOf(rows: readonly PackedRow[], count: number): DrawnRow[] {
  let left = count;
  const drawn: DrawnRow[] = [];
  for (const row of rows) {
    const all = countOfRow(row);
    if (all > 0 && left <= 0) break;
    drawn.push({ row, drawn: Math.min(all, left) });
    left -= all;
    if (left < 0) break;
  }
  return drawn;
}
