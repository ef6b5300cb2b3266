import { afterAll, vi } from 'vitest';

// The next file of this worker has the same window: it gets it as a new one would be.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const { documentElement: html, head, body } = document;
  for (const element of [html, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
});
