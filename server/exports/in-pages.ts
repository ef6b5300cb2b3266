import { takeTurns } from './take-turns.ts';

const PAGE = 200;

/**
 * The rows of a long list in key order, a page at a time. Each page starts after the previous one's last key, so that
 * concurrent changes shift nothing. Rows deleted meanwhile are left out.
 */
export async function* inPages<Key extends { readonly id: string }, Row extends { readonly id: string }>(
  keysAfter: (last: Key | undefined, size: number) => Promise<readonly Key[]>,
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
  size = PAGE,
): AsyncGenerator<Row[]> {
  let last: Key | undefined;
  do {
    // The embedded database would otherwise block everyone else.
    if (last) await takeTurns();
    const keys = await keysAfter(last, size);
    if (keys.length === 0) return;
    const ids = keys.map(({ id }) => id);
    const rows = new Map((await read(ids)).map((row) => [row.id, row]));
    yield ids.flatMap((id) => rows.get(id) ?? []);
    last = keys.length < size ? undefined : keys.at(-1);
  } while (last);
}
