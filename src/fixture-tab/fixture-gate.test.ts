import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  [true, 'function'],
  [false, 'undefined'],
])('in development (%s) what opens a recording in a tab is a %s', async (isDevelopment, kind) => {
  vi.stubEnv('DEV', isDevelopment);
  const { openFixtureHere } = await import('./fixture-gate.ts');
  expect(typeof openFixtureHere).toBe(kind);
});
