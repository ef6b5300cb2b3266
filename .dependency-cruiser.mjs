const TEST = '(\\.test\\.tsx?|\\.cases\\.ts|/cases\\.ts|\\.contract\\.ts|/testing/.*)$';
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: '^(engine|machines|widgets|src|server|fixtures|tests|scripts)/', pathNot: to },
});

/** Who may import whom: the table of the house, type-only imports included. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: TEST },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('engine-alone', '^engine/', '^engine/', 'The engine imports nothing of ours.'),
    {
      name: 'engine-without-react',
      comment: 'Only engine/react knows React and rjsf; rjsf’s types are the exception of translate.',
      severity: 'error',
      from: { path: '^engine/', pathNot: ['^engine/react/', TEST] },
      to: { path: ['^engine/react/', 'node_modules/(react|react-dom|@rjsf/core|@xstate|xstate|axios)/'] },
    },
    {
      name: 'engine-without-node',
      severity: 'error',
      from: { path: '^(engine|machines)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    only('machines-on-engine', '^machines/', '^(machines|engine)/', 'Machines import the engine.'),
    only('widgets-on-engine', '^widgets/', '^(widgets|engine)/', 'Widgets import the engine.'),
    only(
      'src-rooms',
      '^src/',
      '^(src|engine|machines|widgets)/',
      'The website imports engine, machines, widgets.',
    ),
    only(
      'server-rooms',
      '^server/',
      '^(server|engine|machines|fixtures)/',
      'The server imports engine, machines, fixtures.',
    ),
    {
      name: 'domain-knows-no-http',
      comment: 'The domain refuses in its own words; http/ alone knows status codes.',
      severity: 'error',
      from: { path: '^server/(domain|inventory|flows|database)/', pathNot: TEST },
      to: { path: '^server/(http|routes)/' },
    },
    only('fixtures-rooms', '^fixtures/', '^(fixtures|engine)/', 'Fixtures are data.'),
    {
      name: 'features-are-islands',
      comment: 'No feature imports a sibling; the routes compose them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-without-app',
      comment: 'The app composes features; what they share lies below them.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: TEST },
      to: { path: '^src/app/' },
    },
    {
      name: 'flow-below-features',
      comment: 'What every flow’s pages are made of is open to every feature, and knows none.',
      severity: 'error',
      from: { path: '^src/flow/', pathNot: TEST },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'document-reference-for-organizers',
      comment:
        'What documents say of themselves is for the reference and the editor; no page of a visitor loads it.',
      severity: 'error',
      from: {
        path: '^(src|widgets|machines|engine)/',
        pathNot: [TEST, '^engine/document-reference/', '^src/gallery/'],
      },
      to: { path: '^engine/document-reference/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(ui|lib|api|layout)/', pathNot: TEST },
      to: { path: '^src/(features|flow|app)/' },
    },
    {
      name: 'no-testing-in-the-product',
      comment: 'Cases and stand-ins are for tests, and for the gallery, which no build has.',
      severity: 'error',
      from: { path: '^(engine|machines|widgets|src|server)/', pathNot: [TEST, '/cases/', '^src/gallery/'] },
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
