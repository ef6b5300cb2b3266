import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';
import { isUuid } from './uuid.ts';

type By = AnyColumn | SQL;

/** Rows in an order, page by page: by values that an index has in this order, and by an id where all are the same. */
export type Order = {
  /** Only the first may be a text, whose characters are free. */
  readonly by: readonly { readonly value: By; readonly as: 'time' | 'integer' | 'text' }[];
  readonly id: AnyColumn;
  readonly direction: 'asc' | 'desc';
};

/** The newest rows first. */
export const newest = ({ at, id }: { readonly at: AnyColumn; readonly id: AnyColumn }): Order => ({
  by: [{ value: at, as: 'time' }],
  id,
  direction: 'desc',
});

/** The expressions that such rows are sorted by. */
export const orderOf = ({ by, id, direction }: Order): SQL[] =>
  [...by.map(({ value }) => value), id].map((each) => (direction === 'asc' ? asc(each) : desc(each)));

/** The key of a row, as the next page's `after`. Times as text: the driver's have milliseconds, columns microseconds. */
export function keyOf({ by, id }: Order): SQL<string> {
  const parts = by.map(({ value, as }) =>
    as === 'time'
      ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : sql`${value}::text`,
  );
  return sql<string>`concat_ws('_', ${sql.join([...parts, id], sql`, `)})`;
}

const VALUES = {
  time: { matches: isTime, type: sql`timestamptz` },
  integer: { matches: (text: string) => /^-?\d{1,9}$/.test(text), type: sql`integer` },
  text: { matches: () => true, type: sql`text` },
} as const;

/** The condition for rows after a key; none for anything that is not one. */
export function afterKey({ by, id, direction }: Order, key: string | undefined): SQL | undefined {
  const parts = (key ?? '').split('_');
  const row = parts.pop() ?? '';
  if (parts.length < by.length || !isUuid(row)) return undefined;
  const first = parts.splice(0, parts.length - by.length + 1).join('_');
  const values = [first, ...parts];
  if (!by.every(({ as }, index) => VALUES[as].matches(values[index] ?? ''))) return undefined;
  const given = by.map(({ as }, index) => sql`${values[index]}::${VALUES[as].type}`);
  const columns = sql.join([...by.map(({ value }) => value), id], sql`, `);
  const after = sql.join([...given, sql`${row}::uuid`], sql`, `);
  return direction === 'asc' ? sql`(${columns}) > (${after})` : sql`(${columns}) < (${after})`;
}

/** Whether a text is a key's time: 30 February is read as 2 March, and is none. */
function isTime(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const read = new Date(text);
  return !Number.isNaN(read.getTime()) && text.startsWith(read.toISOString().slice(0, -1));
}

/** A page of the rows that were read, one more than fits, and where the next page starts. */
export function pageOf<Row extends { readonly key: string }>(
  rows: readonly Row[],
  size: number,
): { readonly page: Row[]; readonly next?: string } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, ...(rows.length > size && last && { next: last.key }) };
}
