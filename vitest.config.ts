import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';
import site from './vite.config.ts';

const TESTS = ['{engine,machines,widgets,src,server,fixtures,tests}/**/*.test.{ts,tsx}'];
const NEVER = ['tests/e2e/**', '**/node_modules/**'];
/** What these import has no state that a test could leave behind for another one. */
const SHARED = [
  'engine/!(react)/**/*.test.ts',
  'machines/**/*.test.ts',
  'server/*.test.ts',
  // A module of Node is replaced there.
  'server/!(files)/**/*.test.ts',
];

/** The units, the contract and the races; those in a browser are in tests/e2e. */
export default defineConfig((env) => ({
  ...site(env),
  test: {
    root: '.',
    environment: 'node',
    // Much of the suite waits for servers and databases of its own: a core is not left out for them.
    maxWorkers: '100%',
    // The first test of a file that compiles every meta-schema takes seconds, and documents that want to explode take
    // ten; on a machine that does something else too, many times that.
    testTimeout: 120_000,
    // What stops waits for what is under way: under load no number of seconds says that it hangs.
    hookTimeout: 120_000,
    setupFiles: ['tests/setup/unit.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'apart', include: TESTS, exclude: [...NEVER, ...SHARED] } },
      // Importing took as long as testing: the files of one worker share what they import.
      { extends: true, test: { name: 'shared', include: SHARED, exclude: NEVER, isolate: false } },
    ],
  },
}));
