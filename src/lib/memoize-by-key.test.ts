import { expect, test, vi } from 'vitest';
import { memoizeByKey } from './memoize-by-key.ts';

test('what is asked for at once and later is done once for each key', async () => {
  const act = vi.fn(async (key: string) => key.toUpperCase());
  const ask = memoizeByKey(act);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['A', 'A', 'B']);
  expect(await ask('a')).toBe('A');
  expect(act.mock.calls).toEqual([['a'], ['b']]);
});

test('what failed is done anew', async () => {
  const act = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('lost'));
  const ask = memoizeByKey(act);
  await expect(ask('a')).rejects.toThrow('lost');
  expect(await ask('a')).toBe('there');
});
