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
  machines: { mutate: code('machines'), tests: ['machines/**/*.test.ts'] },
  'server/domain': {
    mutate: code('server/domain'),
    tests: ['server/domain/**/*.test.ts', contract],
  },
  'server/http': {
    mutate: code('server/http'),
    tests: ['server/http/**/*.test.ts', 'server/routes/**/*.test.ts', contract],
  },
};
