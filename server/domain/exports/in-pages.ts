import { setImmediate } from 'node:timers/promises';

const PAGE = 200;

/**
 * The rows of some ids in their order, read a page at a time, so that a long list is never in memory as a whole. What has
 * gone since its id was read is left out.
 */
export async function* inPages<Row extends { readonly id: string }>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
  size = PAGE,
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += size) {
    // The embedded database answers before anybody else has their turn.
    if (start > 0) await setImmediate();
    const page = ids.slice(start, start + size);
    const rows = new Map((await read(page)).map((row) => [row.id, row]));
    yield page.flatMap((id) => rows.get(id) ?? []);
  }
}
