import type { PackedRow } from '#engine/event/schedule/pack-day.ts';

/** The anchor of a row: `#at-1030`, `#at-lunch`. */
export function rowId(row: PackedRow): string {
  return row.kind === 'band' ? `at-${row.band.code}` : `at-${row.start.slice(11, 16).replace(':', '')}`;
}

/** The number of sessions in a row. */
export function countOfRow(row: PackedRow): number {
  return row.kind === 'band' ? 0 : row.inRooms.length + row.online.length + row.long.length;
}
