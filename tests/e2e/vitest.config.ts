import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests in a browser: one server for all of them, and one file after the other, which share its documents. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['tests/e2e/support/start-site.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
