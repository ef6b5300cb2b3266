import { expect, test } from 'vitest';
import { latestSave } from './latest-save.ts';

test('a save waits for the one under way, and is made once however often it was asked for', async () => {
  const done: (() => void)[] = [];
  let begun = 0;
  const save = latestSave(() => {
    begun += 1;
    return new Promise<void>((resolve) => done.push(resolve));
  });
  const all = save();
  await save();
  await save();
  expect(begun).toBe(1);
  done[0]?.();
  await expect.poll(() => begun).toBe(2);
  done[1]?.();
  await all;
  expect(begun).toBe(2);
});
