import { afterAll, expect, vi } from 'vitest';

const timers = () => [setTimeout, setInterval, requestAnimationFrame, Date];
const realTimers = timers();

// The next file of this worker has the same window: it gets it as a new one would be.
afterAll(() => {
  // Stubs first: they put back what they replaced, which may be fake timers.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(timers(), 'timers are left as they were').toEqual(realTimers);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const { documentElement: html, head, body } = document;
  for (const element of [html, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
});
