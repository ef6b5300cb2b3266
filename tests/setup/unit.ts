import { afterEach, beforeEach, expect, vi } from 'vitest';
import '#engine/form/phone/install.ts';

// A wait that ends is no slower for it, and the one second that the tools allow is what a lazy part takes on a machine
// that does something else too.
const PATIENCE = 60_000;
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: PATIENCE });
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE });
}

// A stray console error or warning fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
  }
  const stray = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(stray, 'nothing may be written to console.error or console.warn').toEqual([]);
});
