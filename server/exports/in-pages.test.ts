import { expect, it } from 'vitest';
import { inPages } from './in-pages.ts';

/** The keys of a stored list, in pages of its ids. */
function pagesOf(stored: readonly string[]) {
  return async (last: { id: string } | undefined, size: number) =>
    stored
      .filter((id) => last === undefined || id > last.id)
      .slice(0, size)
      .map((id) => ({ id }));
}

it('reads pages in the order of the keys, without rows that have gone', async () => {
  const asked: (readonly string[])[] = [];
  const pages: string[][] = [];
  const read = async (ids: readonly string[]) => {
    asked.push(ids);
    // A database returns them in any order.
    return ids
      .filter((id) => id !== 'c')
      .map((id) => ({ id }))
      .reverse();
  };
  const keys = pagesOf(['a', 'b', 'c', 'd', 'e']);
  for await (const page of inPages(keys, read, 2)) pages.push(page.map(({ id }) => id));
  expect(asked).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(pages).toEqual([['a', 'b'], ['d'], ['e']]);
});

it('reads nothing of an empty list, and ends after a last page that is full', async () => {
  let reads = 0;
  const read = async (ids: readonly string[]) => {
    reads += 1;
    return ids.map((id) => ({ id }));
  };
  for await (const page of inPages(pagesOf([]), read, 2)) expect(page).toEqual([]);
  expect(reads).toBe(0);
  for await (const page of inPages(pagesOf(['a', 'b', 'c', 'd']), read, 2)) expect(page).toHaveLength(2);
  expect(reads).toBe(2);
});

it('returns each row once although rows come and go before the next page', async () => {
  const stored = ['b', 'd', 'f', 'h'];
  const read = async (ids: readonly string[]) => ids.map((id) => ({ id }));
  const seen: string[] = [];
  for await (const page of inPages((last, size) => pagesOf(stored)(last, size), read, 2)) {
    seen.push(...page.map(({ id }) => id));
    if (seen.length > 2) continue;
    stored.splice(0, 1, 'a');
    stored.splice(3, 1, 'g');
  }
  expect(seen).toEqual(['b', 'd', 'f', 'g']);
});

it('begins at once, and lets everybody else have their turn before each page after the first', async () => {
  let turns = 0;
  const takeTurn = () =>
    setImmediate(() => {
      turns += 1;
    });
  const turnsAt: number[] = [];
  const read = async (ids: readonly string[]) => {
    turnsAt.push(turns);
    takeTurn();
    return ids.map((id) => ({ id }));
  };
  takeTurn();
  for await (const page of inPages(pagesOf(['a', 'b', 'c']), read, 1)) expect(page).toHaveLength(1);
  expect(turnsAt).toEqual([0, 2, 3]);
});
