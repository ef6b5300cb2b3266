const code = (folder, ...without) => [
  `${folder}/**/*.ts`,
  ...['*.test.ts', '*cases.ts', '*.contract.ts', '*.d.ts'].map((name) => `!${folder}/**/${name}`),
  `!${folder}/**/testing/**`,
  ...without.map((pattern) => `!${folder}/${pattern}`),
];
const contract = 'tests/contract/api.pglite.test.ts';

/** What is mutated, by folder, and the tests that ought to notice. */
export const FOLDERS = {
  engine: {
    mutate: code('engine', 'contract/**', 'configuration/words/**'),
    tests: [
      'engine/**/*.test.{ts,tsx}',
      'widgets/**/*.test.{ts,tsx}',
      'server/configuration/demo-events.test.ts',
    ],
  },
  machines: { mutate: code('machines'), tests: ['machines/**/*.test.ts'], isExplored: true },
  'server/domain': {
    mutate: code('server/domain'),
    tests: ['server/domain/**/*.test.ts', contract],
  },
  'server/http': {
    // Vite's middleware in development is held by what runs it.
    mutate: code('server/http', 'develop-site.ts'),
    // Every call goes through it: with the contract beside them, each mutant would be met by all of its cases.
    tests: ['server/http/**/*.test.ts', 'server/routes/**/*.test.ts', 'server/site/**/*.test.ts'],
  },
};
