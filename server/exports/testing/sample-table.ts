import type { Cell, ExportedTable } from '#server/domain/exports/exported-table.ts';

/** A list of these rows, for tests of what writes lists. */
export function sampleTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): ExportedTable {
  return {
    name: 'sample',
    headings,
    timezone: 'America/Vancouver',
    async *rows() {
      yield* rows;
    },
  };
}

/** A cell of every kind; the instant is half past ten in Vancouver. */
export const cellOfEach: readonly Cell[] = [
  { kind: 'text', text: '=1+1' },
  { kind: 'text', text: 'Zoé, "ZZ"\nTremblay' },
  { kind: 'number', number: -3 },
  { kind: 'money', cents: -121_405 },
  { kind: 'moment', at: new Date('2027-02-19T18:30:00Z') },
  undefined,
];
