import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { sharedFiles } from './tests/setup/shared-files.ts';
import site from './vite.config.ts';

const TESTS = ['{engine,machines,ui,widgets,src,server,fixtures,tests}/**/*.test.{ts,tsx}'];
const NEVER = ['tests/e2e/**', '**/node_modules/**'];
const { inNode, inWindow } = sharedFiles();
/** What these import has no state that a test could leave behind for another one. */
const SHARED = [
  'engine/!(form)/**/*.test.ts',
  'engine/form/!(react)/**/*.test.ts',
  'machines/**/*.test.ts',
  // A module of Node is replaced there.
  'server/!(files)/**/*.test.ts',
  ...inNode,
];

/** Each opens databases and servers of its own. To import the server for every file anew took minutes of the run. */
const SERVERS = ['tests/contract/*.test.ts', 'tests/races/*.test.ts'];

/** The units, the contract and the races; those in a browser are in tests/e2e. */
export default defineConfig((env) => ({
  ...site(env),
  test: {
    root: '.',
    environment: 'node',
    // Much of the suite waits for servers and databases of its own: a core is not left out for them.
    maxWorkers: '100%',
    // No number of seconds says that something hangs: with both cores busy elsewhere, a contract case that takes
    // two seconds alone has taken 160, and a database as long to open or to close.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['tests/setup/unit.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'apart', include: TESTS, exclude: [...NEVER, ...SERVERS, ...SHARED, ...inWindow] },
      },
      { extends: true, test: { name: 'servers', include: SERVERS, exclude: NEVER, isolate: false } },
      // Importing took as long as testing: the files of one worker share what they import.
      { extends: true, test: { name: 'shared', include: SHARED, exclude: NEVER, isolate: false } },
      // A window of its own for each file, and the website imported into it, cost three times their tests.
      {
        extends: true,
        test: {
          name: 'shared in jsdom',
          include: inWindow,
          setupFiles: ['tests/setup/shared-dom.ts'],
          isolate: false,
        },
      },
    ],
  },
}));
