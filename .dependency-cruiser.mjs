import { folderRules, TEST } from './scripts/folders.mjs';

const REFERENCE = '^engine/event/(reference/|documents/(registry|.*/kind|.*reference\\.(en|fr))\\.ts$)';

/** Files of the contract that hold no schema. */
const WITHOUT_SCHEMAS = [
  'calls',
  'organizer-calls',
  'desk-values',
  'flow-fronts',
  'group-member-states',
  'is-registration',
  'live-messages',
  'membership-fields',
  'owed-calls',
  'roles',
  'viewing-calls',
];

/** Folders, taken whole, import each other in one direction. Checked without tests, which may cross folders. */
export const folderCycles = {
  forbidden: [
    { name: 'no-folder-cycles', scope: 'folder', severity: 'error', from: {}, to: { circular: true } },
  ],
};

/** Who may import whom, type-only imports included: packages and folders by scripts/folders.mjs, and the rest below. */
export default {
  forbidden: [
    ...folderRules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'engine-without-react',
      comment: 'Only engine/form/react knows React and rjsf; rjsf’s types are the exception of translate.',
      severity: 'error',
      from: { path: '^engine/', pathNot: ['^engine/form/react/', TEST] },
      to: {
        path: ['^engine/form/react/', 'node_modules/(react|react-dom|@rjsf/core|@xstate|xstate|axios)/'],
      },
    },
    {
      name: 'engine-without-node',
      severity: 'error',
      from: { path: '^(engine|machines)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-without-schemas',
      comment:
        'A browser makes its calls by engine/contract/calls.ts, the desk by organizer-calls.ts. Of definitions it imports types only; lists and limits that it needs too are in files without schemas.',
      severity: 'error',
      from: { path: '^(src|widgets|machines)/', pathNot: TEST },
      to: {
        path: [
          '^engine/contract/',
          '^engine/(form|event)/field-types/(constraints|constraint-groups)\\.ts$',
          'node_modules/typebox/',
        ],
        pathNot: `^engine/contract/((calls|audit-words)/|(${WITHOUT_SCHEMAS.join('|')})\\.ts$)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'subjects-know-no-http',
      comment: 'A subject refuses in its own words; http/ alone knows status codes.',
      severity: 'error',
      from: {
        path: '^server/[^/]+/',
        pathNot: [
          '^server/(http|mail|realtime|gateways|documentation|site|replay|command-line|routes|start)/',
          TEST,
        ],
      },
      to: { path: '^server/(http|routes)/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules decide by what they are passed: no database, no configuration, no services.',
      severity: 'error',
      from: { path: '^server/[^/]+/rules/', pathNot: TEST },
      to: {
        path: [
          '^server/(database|processes|jobs|configuration|http|mail|gateways)/',
          'node_modules/drizzle-orm/',
          '^node:',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-are-islands',
      comment: 'No feature imports a sibling; the routes compose them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'document-reference-for-organizers',
      comment:
        'What documents say of themselves is for the reference and the editor; no page of a visitor loads it.',
      severity: 'error',
      from: {
        path: '^(src|widgets|machines|engine)/',
        pathNot: [TEST, '^engine/event/(reference|documents)/', '^src/gallery/'],
      },
      to: { path: REFERENCE },
    },
    {
      name: 'no-testing-in-the-product',
      comment: 'Cases and stand-ins are for tests, and for the gallery, which no build has.',
      severity: 'error',
      from: { path: '^(engine|machines|widgets|src|server)/', pathNot: [TEST, '^src/gallery/'] },
      to: { path: TEST },
    },
    {
      name: 'gallery-by-its-route',
      comment: 'The gallery is reached by its route alone, which is there in development only.',
      severity: 'error',
      from: { path: '^(src|widgets|engine)/', pathNot: ['^src/gallery/', TEST] },
      to: { path: '^src/gallery/', pathNot: '^src/gallery/gallery-route\\.ts$' },
    },
    {
      name: 'fixture-tab-by-its-gate',
      comment:
        'A tab is answered from a recording in development only: what does it is reached by its gate alone.',
      severity: 'error',
      from: { path: '^(src|widgets|engine|server)/', pathNot: ['^src/fixture-tab/', TEST] },
      to: {
        path: '^src/fixture-tab/',
        pathNot: '^src/fixture-tab/fixture-gate\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'not-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/bench/peers' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
