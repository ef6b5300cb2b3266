import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  [true, 1],
  [false, 0],
])('in development (%s) there are %i galleries', async (isDevelopment, count) => {
  vi.stubEnv('DEV', isDevelopment);
  const { galleryRoutes } = await import('./gallery-route.ts');
  expect(galleryRoutes).toHaveLength(count);
});
