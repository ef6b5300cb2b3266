import path from 'node:path';
import { runnerImport } from 'vite';

const at = (file) => path.join(import.meta.dirname, '..', file);
const CONTRACT = at('engine/contract/api.ts');
const RJSF_REGISTRY = at('src/lib/browser-build/rjsf-registry.ts');
const SCHEMAS = new Set(['params', 'query', 'body', 'response', 'summary', 'access', 'personal', 'forbids']);

/** Packages that a browser of ours runs nothing of, and the small file that stands in for each. */
const STAND_INS = {
  typebox: at('src/lib/browser-build/typebox.ts'),
  'markdown-to-jsx/react': at('src/lib/browser-build/markdown-to-jsx.ts'),
};

/** What a client calls by: method, path, encoding. Schemas are the server's, and the tests'. */
async function contractWithoutSchemas() {
  const { module } = await runnerImport(CONTRACT, { configFile: false, logLevel: 'error' });
  return JSON.stringify(module.api, (key, value) => (SCHEMAS.has(key) ? undefined : value));
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
      if (path.normalize(id) === CONTRACT) return `export const api = ${await contractWithoutSchemas()};`;
      return null;
    },
  };
}
