import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup.mjs';

const code = (folder, ...without) => [
  `${folder}/**/*.ts`,
  ...['*.test.ts', '*cases.ts', '*.contract.ts', '*.d.ts'].map((name) => `!${folder}/**/${name}`),
  `!${folder}/**/testing/**`,
  ...without.map((pattern) => `!${folder}/${pattern}`),
];
const contract = 'tests/contract/api.pglite.test.ts';

/** What is mutated, by folder, and the tests that ought to notice; a folder of folders is counted as one. */
export const FOLDERS = {
  // Held by the units beside it, but for two: one reads the code as it is written, the other tries every form of the demo
  // for seconds. A folder that is held elsewhere too names those.
  engine: Object.fromEntries(
    Object.entries({
      'any-schema': ['widgets/rjsf/{any-schema-form,held-fields}.test.tsx'],
      configuration: ['server/configuration/{diagnose-in-event,live-domain}.test.ts'],
      'document-reference': [],
      'field-types': ['engine/{translate/*,validation/rules/rules}.test.ts'],
      format: [],
      languages: ['engine/format/*.test.ts'],
      membership: [],
      plan: [],
      react: [
        'widgets/rjsf/{any-schema-form,held-fields,differential/*}.test.tsx',
        'widgets/{schema-form,templates/*}.test.tsx',
      ],
      recording: [],
      rules: ['engine/translate/condition-*.test.ts'],
      schedule: [],
      translate: ['engine/validation/{check-answers,form-validator}.test.ts'],
      validation: [],
      values: ['engine/validation/{check-answers,form-session,form-validator}.test.ts'],
    }).map(([name, elsewhere]) => [
      name,
      {
        mutate: code(
          `engine/${name}`,
          'rules/cases/**',
          '{en,fr}/**',
          '{en,fr}-{words,conditions}.ts',
          'word-names.ts',
        ),
        tests: [`engine/${name}/**/!(type-names|missing-answers).test.ts`, ...elsewhere],
        patience: 60_000,
      },
    ]),
  ),
  // A chart is explored whole by the tests beside it: each mutant is met by those of its own folder, not by all. They take
  // milliseconds: who waits for a state that a mutant has taken away need not wait for minutes.
  machines: Object.fromEntries(
    [
      'call',
      'cancellation',
      'change',
      'chart',
      'flow',
      'group',
      'lookup',
      'payment',
      'registration',
      'waitlist',
      'cart',
    ].map((name) => [
      name,
      {
        mutate: code(`machines/${name}`),
        tests: [`machines/${name}/**/*.test.ts`],
        isExplored: true,
        patience: 15_000,
      },
    ]),
  ),
  'server/domain': {
    mutate: code('server/domain'),
    tests: ['server/domain/**/*.test.ts', contract],
    patience: 60_000,
  },
  'server/inventory': {
    mutate: code('server/inventory'),
    tests: ['server/inventory/**/*.test.ts', contract],
    patience: 60_000,
  },
  'server/http': {
    // Vite's middleware in development is held by what runs it.
    mutate: code('server/http', 'develop-site.ts'),
    // Every call goes through it: with the contract beside them, each mutant would be met by all of its cases.
    tests: ['server/http/**/*.test.ts', 'server/routes/**/*.test.ts', 'server/site/**/*.test.ts'],
  },
};

/**
 * What is mutated by a name, as parts with the folder of each: a folder, one of the folders in it (`machines/lookup`), or
 * any folder below (`server/domain/fees`), which is met by the tests of the one that it lies in.
 */
export function partsNamed(name) {
  const parts = Object.entries(FOLDERS).flatMap(([folder, each]) =>
    each.mutate ? [[folder, each]] : Object.entries(each).map(([part, it]) => [`${folder}/${part}`, it]),
  );
  const within = parts.filter(([part]) => part === name || part.startsWith(`${name}/`));
  if (within.length > 0 || !existsSync(path.join(ROOT, name))) return within;
  return parts
    .filter(([part]) => name.startsWith(`${part}/`))
    .map(([, each]) => [name, { ...each, mutate: [`${name}/**/*.ts`, ...each.mutate.slice(1)] }]);
}
