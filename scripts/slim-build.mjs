import path from 'node:path';

const at = (file) => path.join(import.meta.dirname, '..', file);
const RJSF_REGISTRY = at('src/lib/browser-build/rjsf-registry.ts');
/** Packages that a browser of ours runs nothing of, and the small file that stands in for each. */
const STAND_INS = {
  'markdown-to-jsx/react': at('src/lib/browser-build/markdown-to-jsx.ts'),
  // Its package leads every bundler to the build for development, with all its warnings.
  'react-router': at('node_modules/react-router/dist/production/index.mjs'),
};

/** Schemas of documents and calls: nothing happens when one is defined, so an unused one is left out. */
const treeshake = {
  manualPureFunctions: ['Type', 'endpoints'],
  moduleSideEffects: [
    { test: /\/(node_modules\/typebox|engine\/contract|engine\/event\/documents)\//, sideEffects: false },
  ],
};

/**
 * Leaves out of a browser's build what no browser of ours runs: the schemas of documents and calls, the fields, widgets
 * and templates that rjsf's Form would bring along, its Markdown, and axios's fetch adapter (its first choice,
 * XMLHttpRequest, is everywhere). Refuses a bundle with typebox. docs/decisions/0004.
 */
export function slimBuild() {
  return {
    name: 'rostrum-slim-build',
    apply: 'build',
    enforce: 'pre',
    options: (options) => ({ ...options, treeshake }),
    resolveId(source, importer) {
      if (Object.hasOwn(STAND_INS, source)) return STAND_INS[source];
      const from = importer?.replaceAll('\\', '/') ?? '';
      if (from.endsWith('@rjsf/core/lib/components/Form.js') && source === '../getDefaultRegistry.js') {
        return RJSF_REGISTRY;
      }
      const fromAdapters = from.endsWith('axios/lib/adapters/adapters.js');
      return fromAdapters && source === './fetch.js' ? '\0no-fetch-adapter' : null;
    },
    generateBundle(_options, bundle) {
      const users = Object.values(bundle).flatMap((chunk) => schemaModules(chunk));
      if (users.length > 0) this.error(`Schemas came into the browser's build with: ${users.join(', ')}`);
    },
    load: (id) => (id === '\0no-fetch-adapter' ? 'export const getFetch = () => undefined;' : null),
  };
}

/** The modules of a chunk whose schemas are left in it. */
function schemaModules({ modules = {} }) {
  const rendered = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return rendered.flatMap(([id]) =>
    /\/node_modules\/typebox\//.test(id) ? [path.relative(at(''), id)] : [],
  );
}
