import type { PackedRow } from '#engine/schedule/pack-day.ts';

/** Where an address leads to what begins at a time: `#at-1030`, `#at-lunch`. */
export function rowId(row: PackedRow): string {
  return row.kind === 'band' ? `at-${row.band.code}` : `at-${row.start.slice(11, 16).replace(':', '')}`;
}

/** How many sessions begin there. */
export function countOfRow(row: PackedRow): number {
  return row.kind === 'band' ? 0 : row.inRooms.length + row.online.length + row.long.length;
}
