import path from 'node:path';
import { runnerImport } from 'vite';

const CONTRACT = path.join(import.meta.dirname, '../engine/contract/api.ts');
const SCHEMAS = new Set(['params', 'body', 'response', 'summary', 'access']);

/** What a client calls by: method, path, encoding. Schemas are the server's, and the tests'. */
async function contractWithoutSchemas() {
  const { module } = await runnerImport(CONTRACT, { configFile: false, logLevel: 'error' });
  return JSON.stringify(module.api, (key, value) => (SCHEMAS.has(key) ? undefined : value));
}

/**
 * Leaves out of the website's build what no browser of ours runs: the contract's schemas, and axios's fetch adapter
 * (its first choice, XMLHttpRequest, is everywhere). About 10 kB gzipped on every page.
 */
export function slimBuild() {
  return {
    name: 'rostrum-slim-build',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromAdapters = importer?.replaceAll('\\', '/').endsWith('axios/lib/adapters/adapters.js');
      return fromAdapters && source === './fetch.js' ? '\0no-fetch-adapter' : null;
    },
    async load(id) {
      if (id === '\0no-fetch-adapter') return 'export const getFetch = () => undefined;';
      if (path.normalize(id) === CONTRACT) return `export const api = ${await contractWithoutSchemas()};`;
      return null;
    },
  };
}
