// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadTexts } from '#src/lib/i18n/texts.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { duringLoading } from './loading-store.ts';

beforeAll(() => loadTexts('en'));
beforeEach(() => {
  vi.useFakeTimers();
  render(
    <LocaleProvider locale="en">
      <LoadingOverlay />
    </LocaleProvider>,
  );
});
afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to, and what came of showing it. */
function work(label?: string) {
  let resolve: (value: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((end, fail) => {
    resolve = end;
    reject = fail;
  });
  let shown: Promise<string> = promise;
  act(() => {
    shown = duringLoading(promise, label);
    shown.catch(() => undefined);
  });
  return { shown, resolve, reject };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what is quick shows nothing; what takes longer says so until it is done', async () => {
  const { shown, resolve } = work();
  await pass(199);
  expect(screen.queryByText('Loading...')).toBeNull();
  await pass(1);
  expect(screen.getByText('Loading...')).toBeVisible();
  resolve('done');
  await pass(0);
  expect(await shown).toBe('done');
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('a label of its own; it goes with the last of the work, failed or not', async () => {
  const first = work('Opening the schedule');
  const second = work();
  await pass(200);
  expect(screen.getByText('Opening the schedule')).toBeVisible();
  first.reject(new Error('no'));
  await pass(0);
  await expect(first.shown).rejects.toThrow('no');
  expect(screen.getByText('Loading...')).toBeVisible();
  second.resolve('');
  await pass(0);
  expect(screen.queryByText('Loading...')).toBeNull();
});
