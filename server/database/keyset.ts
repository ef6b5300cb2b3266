import { type AnyColumn, desc, type SQL, sql } from 'drizzle-orm';
import { isUuid } from './uuid.ts';

/** Rows from the newest on, page by page: by a time, and by an id where several have the same. */
export type Newest = { readonly at: AnyColumn; readonly id: AnyColumn };

/** The order of such rows. */
export const newestFirst = ({ at, id }: Newest): [SQL, SQL] => [desc(at), desc(id)];

/** The key of a row, as the next page's `after`. As text: the driver's dates have milliseconds, columns microseconds. */
export const keyOf = ({ at, id }: Newest): SQL<string> =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id}`;

/** The condition for rows after a key; none for anything that is not one. */
export function afterKey({ at, id }: Newest, key: string | undefined): SQL | undefined {
  const [, time = '', row = ''] =
    /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(.{36})$/.exec(key ?? '') ?? [];
  return isTime(time) && isUuid(row) ? sql`(${at}, ${id}) < (${time}::timestamptz, ${row}::uuid)` : undefined;
}

/** Whether there is such a time: 30 February is read as 2 March. */
function isTime(text: string): boolean {
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
