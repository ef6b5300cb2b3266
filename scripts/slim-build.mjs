import path from 'node:path';
import { runnerImport } from 'vite';

const at = (file) => path.join(import.meta.dirname, '..', file);
const CONTRACT = at('engine/contract/api.ts');
const HOLDERS = at('engine/recording/holders.ts');
const RJSF_REGISTRY = at('src/lib/browser-build/rjsf-registry.ts');
/** What a client calls by. Schemas and rights are the server's, and the tests'. */
const CALLED_BY = ['method', 'path', 'encoding', 'upload', 'produces'];

/** Calls that only organizers make: the inspector and the desk bring theirs along. */
const OF_NO_PAGE = [
  'tracing',
  'organizers',
  'audit',
  'desk',
  'deskActions',
  'deskAnswers',
  'deskBulk',
  'deskImport',
  'deskJobs',
  'deskList',
  'deskReview',
  'overview',
];

/** Packages that a browser of ours runs nothing of, and the small file that stands in for each. */
const STAND_INS = {
  typebox: at('src/lib/browser-build/typebox.ts'),
  'markdown-to-jsx/react': at('src/lib/browser-build/markdown-to-jsx.ts'),
  // Its package leads every bundler to the build for development, with all its warnings.
  'react-router': at('node_modules/react-router/dist/production/index.mjs'),
};

/**
 * The contract as a table: of most calls, which are posted to a path of their own name, nothing but that name; of others
 * a dot stands for it.
 */
async function contractWithoutSchemas() {
  const { module } = await runnerImport(CONTRACT, { configFile: false, logLevel: 'error' });
  const shortened = ([name, endpoint]) => {
    const kept = Object.fromEntries(
      CALLED_BY.flatMap((key) => (key in endpoint ? [[key, endpoint[key]]] : [])),
    );
    const { method, path: at, ...more } = kept;
    if (Object.keys(more).length > 0) return [name, kept];
    const own = `/${name}`;
    const short = at === own || at.startsWith(`${own}/`) ? `.${at.slice(own.length)}` : at;
    if (method !== 'POST') return [name, `${method} ${short}`];
    return [name, short === '.' ? '' : short];
  };
  const table = Object.entries(module.api)
    .filter(([resource]) => !OF_NO_PAGE.includes(resource))
    .map(([resource, calls]) => [resource, Object.fromEntries(Object.entries(calls).map(shortened))]);
  return `const whole = (name, said) => {
    if (typeof said !== 'string') return said;
    const [path, method = 'POST'] = said.split(' ').reverse();
    return { method, path: path ? path.replace(/^[.]/, '/' + name) : '/' + name };
  };
  const each = (table, of) => Object.fromEntries(Object.entries(table).map(([name, value]) => [name, of(name, value)]));
  export const api = /* @__PURE__ */ each(${JSON.stringify(Object.fromEntries(table))}, (_, calls) => each(calls, whole));`;
}

/** Whose each call is, which the contract without rights cannot say. */
async function holdersAsTable() {
  const { module } = await runnerImport(HOLDERS, { configFile: false, logLevel: 'error' });
  return `export const HOLDERS = ${JSON.stringify(module.HOLDERS)};`;
}

/**
 * Leaves out of a browser's build what no browser of ours runs: the contract's and the configuration's schemas, the
 * fields, widgets and templates that rjsf's Form would bring along, its Markdown, and axios's fetch adapter (its first choice, XMLHttpRequest, is everywhere). docs/decisions/0004.
 */
export function slimBuild() {
  return {
    name: 'rostrum-slim-build',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (Object.hasOwn(STAND_INS, source)) return STAND_INS[source];
      const from = importer?.replaceAll('\\', '/') ?? '';
      if (from.endsWith('@rjsf/core/lib/components/Form.js') && source === '../getDefaultRegistry.js') {
        return RJSF_REGISTRY;
      }
      const fromAdapters = from.endsWith('axios/lib/adapters/adapters.js');
      return fromAdapters && source === './fetch.js' ? '\0no-fetch-adapter' : null;
    },
    async load(id) {
      if (id === '\0no-fetch-adapter') return 'export const getFetch = () => undefined;';
      if (path.normalize(id) === CONTRACT) return contractWithoutSchemas();
      if (path.normalize(id) === HOLDERS) return holdersAsTable();
      return null;
    },
  };
}
