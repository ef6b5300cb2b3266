import { takeTurns } from './take-turns.ts';

const PAGE = 200;

/**
 * The rows of a long list in the order of their keys, read a page at a time: each page begins after the last key of the
 * one before, so that a row that is stored or removed meanwhile shifts none. A row that has gone since its key was read
 * is left out.
 */
export async function* inPages<Key extends { readonly id: string }, Row extends { readonly id: string }>(
  keysAfter: (last: Key | undefined, size: number) => Promise<readonly Key[]>,
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
  size = PAGE,
): AsyncGenerator<Row[]> {
  let last: Key | undefined;
  do {
    // The embedded database answers before anyone else has their turn.
    if (last) await takeTurns();
    const keys = await keysAfter(last, size);
    if (keys.length === 0) return;
    const ids = keys.map(({ id }) => id);
    const rows = new Map((await read(ids)).map((row) => [row.id, row]));
    yield ids.flatMap((id) => rows.get(id) ?? []);
    last = keys.length < size ? undefined : keys.at(-1);
  } while (last);
}
