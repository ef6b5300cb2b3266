// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { copyText } from './copy-text.ts';
import { within } from './within.ts';

const never = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // Stubs first: they put back what they replaced, which here are fake timers.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('passes on what comes in time, and what is refused', async () => {
  expect(await within(10, Promise.resolve('here'))).toBe('here');
  await expect(within(10, Promise.reject(new Error('denied')))).rejects.toThrow('denied');
  expect(vi.getTimerCount()).toBe(0);
});

it('ends a wait that nothing else ends', async () => {
  const ended = expect(within(10, never())).rejects.toThrow('No answer within 10 ms');
  await vi.advanceTimersByTimeAsync(10);
  await ended;
});

it('tells that a text was not copied where the clipboard does not answer, or there is none', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: never } });
  const copied = copyText('R7KM-42QD');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await copied).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('R7KM-42QD')).toBe(false);
});

it('does what waits for a frame once, also on a page that gets none', async () => {
  const act = vi.fn();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  afterPaint(act);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(act).toHaveBeenCalledOnce();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => void run());
  afterPaint(act);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(act).toHaveBeenCalledTimes(2);
});
