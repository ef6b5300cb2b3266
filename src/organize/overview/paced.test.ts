import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs at once, and again after a second for everything asked meanwhile', async () => {
  const act = vi.fn(async () => {});
  const { run } = paced(act, 1_000);
  run();
  run();
  run();
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('waits for a run that takes longer, runs again after one that failed, and not once it is stopped', async () => {
  let end = () => {};
  const act = vi.fn(() => new Promise<void>((_, reject) => (end = () => reject(new Error('offline')))));
  const { run, stop } = paced(act, 1_000);
  run();
  run();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(act).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledTimes(2);
  run();
  stop();
  end();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(act).toHaveBeenCalledTimes(2);
});
