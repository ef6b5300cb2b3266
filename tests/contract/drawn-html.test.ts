import { readFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { composePage } from '#server/site/compose-page.ts';
import { innerCalls } from '#server/site/inner-calls.ts';
import { renderer } from '#src/entry-server.ts';
import { openTestApi, type TestApi } from './test-api.ts';

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How a document is written, not what it says: React and Vite have their own ways, which all parsers know.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A combobox's list is no select: one searches in it.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

let database: OpenDatabase;
let api: TestApi;
let shell: string;

beforeAll(async () => {
  // As Node 20 has none; what reads PDFs in another file of the worker leaves one behind.
  vi.stubGlobal('navigator', undefined);
  database = await openTestDatabase();
  api = await openTestApi(database);
  shell = await readFile(new URL('../../src/index.html', import.meta.url), 'utf8');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.portal.close();
  await database.close();
});

/** The page that the server draws at an address of a host. */
async function drawn(host: string, path: string): Promise<string> {
  const { server } = api.portal;
  const page = await renderer.renderSitePage({
    url: `http://${host}${path}`,
    origin: `http://${host}`,
    cookies: path.startsWith('/fr') ? 'i18n_redirected=fr' : 'i18n_redirected=en',
    languages: [],
    isArrival: true,
    call: innerCalls(server, { host, ip: '127.0.0.1' }, path.startsWith('/fr') ? 'fr' : 'en'),
  });
  if (page.kind !== 'page') throw new Error(`${path} leads to ${page.to}`);
  return composePage(shell, page);
}

/** Headings that leave out a level, and lists of terms whose terms come after what they name. */
function outOfOrder(html: string): string[] {
  const headings = [...html.matchAll(/<h([1-6])\b.*?<\/h\1>/gs)];
  const skipped = headings.filter(([, level], at) => Number(level) > Number(headings[at - 1]?.[1] ?? 0) + 1);
  const lists = [...html.matchAll(/<dl\b.*?<\/dl>/gs)];
  const reversed = lists.filter(([list]) => /<(dl|div)\b[^>]*><dd|<\/dt><\/(dl|div)>/.test(list));
  return [...skipped, ...reversed].map(([markup]) => markup.slice(0, 120));
}

test.each(['teachers', 'music', 'tickets', 'boats'])(
  'the pages of the sitemap of %s have no fault in their HTML',
  async (event) => {
    const host = `${event}.localhost`;
    const { text } = await api.get('/sitemap.xml', { host });
    const paths = [...text.matchAll(/<loc>http:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      const html = await drawn(host, path);
      const { results } = await checker.validateString(html);
      const found = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      );
      expect([path, ...found, ...outOfOrder(html)]).toEqual([path]);
    }
  },
);
