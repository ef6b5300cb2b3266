// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIncrementalList } from './use-incremental-list.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const grow = (total: number) =>
  renderHook(({ total }) => useIncrementalList(total, 6), { initialProps: { total } });
/** Long enough for all that comes by itself; each step is drawn before the next begins. */
async function pass() {
  for (let step = 0; step < 40; step += 1) await act(() => vi.advanceTimersByTimeAsync(100));
}

test('a screenful is drawn at once, the rest in its time', async () => {
  const { result, rerender } = grow(120);
  expect(result.current.count).toBe(6);
  await pass();
  expect(result.current).toMatchObject({ count: 120, isHeldBack: false });
  // Seats that were told, or a session that was added, take nothing away.
  rerender({ total: 121 });
  expect(result.current.count).toBeGreaterThanOrEqual(120);
});

test('of thousands the rest waits until it is asked for', async () => {
  const { result } = grow(5_000);
  await pass();
  const { count } = result.current;
  expect(result.current.isHeldBack).toBe(true);
  expect(count).toBeLessThan(500);
  act(() => result.current.more());
  expect(result.current.count).toBeGreaterThan(count);
  await pass();
  expect(result.current).toMatchObject({ isHeldBack: true });
  expect(result.current.count).toBeGreaterThan(count + 300);
});

test('what is asked for at once is whole, however long', () => {
  const { result } = renderHook(() => useIncrementalList(5_000, 5_000));
  expect(result.current).toMatchObject({ count: 5_000, isHeldBack: false });
});
