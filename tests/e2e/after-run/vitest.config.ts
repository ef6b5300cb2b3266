import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** What can be said of the tests in a browser only once all of them have run. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  test: { include: ['tests/e2e/after-run/**/*.run.ts'], environment: 'node' },
});
