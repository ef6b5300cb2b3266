import type { Cell, ExportedTable } from '#server/exports/exported-table.ts';

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

/** A list without an end, how many of its rows were read, and whether its reader has let it go. */
export function endlessTable() {
  const seen = { read: 0, isClosed: false };
  const table: ExportedTable = {
    ...sampleTable(['n'], []),
    async *rows() {
      try {
        for (;;) {
          seen.read += 1;
          yield [{ kind: 'number', number: seen.read }];
        }
      } finally {
        seen.isClosed = true;
      }
    },
  };
  return { table, seen };
}

/** A list of which no row can be read. */
export const brokenTable: ExportedTable = {
  ...sampleTable(['n'], []),
  // biome-ignore lint/correctness/useYield: its first row fails.
  async *rows() {
    throw new Error('lost the database');
  },
};

/** A cell of every kind; the instant is half past ten in Vancouver. */
export const cellOfEach: readonly Cell[] = [
  { kind: 'text', text: '=1+1' },
  { kind: 'text', text: 'Zoé, "ZZ"\nTremblay' },
  { kind: 'number', number: -3 },
  { kind: 'money', cents: -121_405 },
  { kind: 'moment', at: new Date('2027-02-19T18:30:00Z') },
  undefined,
];
