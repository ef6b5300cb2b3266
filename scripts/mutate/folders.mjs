import { existsSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES } from '../folders.mjs';
import { ROOT } from '../setup.mjs';

const code = (folder, ...without) => [
  `${folder}/**/*.ts`,
  ...['*.test.ts', '*cases.ts', '*.contract.ts', '*.d.ts'].map((name) => `!${folder}/**/${name}`),
  `!${folder}/**/testing/**`,
  ...without.map((pattern) => `!${folder}/${pattern}`),
];
const contract = 'tests/contract/api.pglite.test.ts';

/** The folders of the server that have a subject's rules and use cases. */
const folders = Object.keys(PACKAGES.server.folders);
const SUBJECTS = folders.slice(folders.indexOf('schedule'), folders.indexOf('site'));

/** What is mutated, by folder, and the tests that ought to notice; a folder of folders is counted as one. */
export const FOLDERS = {
  // Held by the units beside it, but for two: one reads the code as it is written, the other tries every form of the demo
  // for seconds. A folder that is held elsewhere too names those.
  engine: Object.fromEntries(
    Object.entries({
      'event/addresses': [],
      'event/cart': [],
      'event/diagnosis': ['engine/event/documents/*.test.ts'],
      'event/documents': ['server/{configuration/diagnose-in-event,http/live-domain}.test.ts'],
      'event/field-types': ['engine/form/{field-types,keywords}/*.test.ts'],
      'event/membership': [],
      'event/plan': [],
      'event/properties': [],
      'event/reference': [],
      'event/schedule': [],
      'form/any-schema': ['widgets/rjsf/{any-schema-form,held-fields}.test.tsx'],
      'form/field': ['engine/form/values/*.test.ts'],
      'form/field-types': ['engine/form/{summary/*,keywords/rules}.test.ts'],
      'form/form-document': [],
      'form/format': [],
      'form/keywords': [],
      'form/languages': ['engine/form/format/*.test.ts'],
      'form/react': [
        'widgets/rjsf/{any-schema-form,held-fields,differential/*}.test.tsx',
        'widgets/{schema-form,templates/*}.test.tsx',
      ],
      'form/rules': ['engine/form/summary/condition-*.test.ts'],
      'form/summary': [],
      'form/translate': ['engine/form/validation/{check-answers,form-validator}.test.ts'],
      'form/validation': [],
      'form/values': ['engine/form/validation/{check-answers,form-session,form-validator}.test.ts'],
      recording: [],
    }).map(([name, elsewhere]) => [
      name,
      {
        mutate: code(
          `engine/${name}`,
          'cases/**',
          '{en,fr}/**',
          '**/reference.{en,fr}.ts',
          '{en,fr}-{words,conditions}.ts',
          '**/word-names.ts',
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
      'sign-in',
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
  ...Object.fromEntries(
    SUBJECTS.map((name) => [
      `server/${name}`,
      {
        mutate: code(`server/${name}`),
        tests: [`server/${name}/**/*.test.ts`, contract],
        patience: 60_000,
      },
    ]),
  ),
  'server/http': {
    // Vite's middleware in development is held by what runs it.
    mutate: code('server/http', 'develop-site.ts'),
    // Every call goes through it: with the contract beside them, each mutant would be met by all of its cases.
    tests: ['server/http/**/*.test.ts', 'server/routes/**/*.test.ts', 'server/site/**/*.test.ts'],
  },
};

/**
 * What is mutated by a name, as parts with the folder of each: a folder, one of the folders in it (`machines/lookup`), or
 * any folder below (`server/prices/rules`), which is met by the tests of the one that it lies in.
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
