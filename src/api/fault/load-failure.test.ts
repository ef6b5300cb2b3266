// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { claimReload, isLoadFailure, RELOAD_PAUSE } from './load-failure.ts';

beforeEach(() => sessionStorage.clear());

test.each([
  ['Failed to fetch dynamically imported module: https://x/assets/step-page.js', true],
  ['error loading dynamically imported module: https://x/assets/step-page.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/home-page.css', true],
  ['Cannot read properties of undefined', false],
])('%s: %s', (message, expected) => {
  expect(isLoadFailure(new TypeError(message))).toBe(expected);
});

test('one reload in 60 s is allowed', () => {
  const storage = () => sessionStorage;
  expect(claimReload(storage, 1_000_000)).toBe(true);
  expect(claimReload(storage, 1_000_000 + RELOAD_PAUSE - 1)).toBe(false);
  expect(claimReload(storage, 1_000_000 + RELOAD_PAUSE)).toBe(true);
});

test('no reload is allowed where none can be remembered', () => {
  const closed = () => {
    throw new Error('storage is closed');
  };
  expect(claimReload(closed)).toBe(false);
});
