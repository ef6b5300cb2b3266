import { expect, it } from 'vitest';
import { withCodes } from './row-code.ts';

const codes = (rows: readonly string[]) => withCodes(rows, (row) => [row]).map(({ code }) => code);

it('names a row by what it says, wherever it stands, and two that say the same apart', () => {
  const [ana, bo, again] = codes(['Ana', 'Bo', 'Ana']);
  expect(again).toBe(`${ana}-2`);
  expect(codes(['Bo', 'Ana'])).toEqual([bo, ana]);
});
