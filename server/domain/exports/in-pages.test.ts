import { expect, it } from 'vitest';
import { inPages } from './in-pages.ts';

it('reads pages in the order of the ids, without what has gone meanwhile', async () => {
  const asked: (readonly string[])[] = [];
  const pages: string[][] = [];
  const read = async (ids: readonly string[]) => {
    asked.push(ids);
    // A database gives them in whatever order.
    return ids
      .filter((id) => id !== 'c')
      .map((id) => ({ id }))
      .reverse();
  };
  for await (const page of inPages(['a', 'b', 'c', 'd', 'e'], read, 2)) pages.push(page.map(({ id }) => id));
  expect(asked).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(pages).toEqual([['a', 'b'], ['d'], ['e']]);
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
  for await (const page of inPages(['a', 'b', 'c'], read, 1)) expect(page).toHaveLength(1);
  expect(turnsAt).toEqual([0, 2, 3]);
});
