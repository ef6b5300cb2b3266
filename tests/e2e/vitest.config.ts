import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './support/shared-server.ts';
import { SLOWDOWN } from './support/slow-down.ts';

/** The tests in a browser: one server for each worker, whose files run one after the other and share its documents. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    environment: 'node',
    // The files of a worker share what they import and one browser; each visitor has a context of their own.
    isolate: false,
    globalSetup: ['tests/e2e/support/start-servers.ts'],
    maxWorkers: WORKERS,
    testTimeout: 240_000 * SLOWDOWN,
    hookTimeout: 120_000,
    // Mails that are asked for are made some seconds apart from the request.
    expect: { poll: { timeout: 20_000 * SLOWDOWN } },
  },
});
