import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '#server/start/build-server.ts';

/** A renderer that does what the address says. */
const renderer = `export const renderer = {
  async renderSitePage({ url, origin, cookies, languages, call }) {
    const { pathname, search } = new URL(url);
    if (pathname === '/broken') throw new Error('The beads are off the string');
    if (pathname === '/moved') return { kind: 'redirect', to: '/fr/moved' + search, locale: 'fr' };
    if (pathname === '/elsewhere') return { kind: 'redirect', to: 'http://live.localhost/' };
    const told = pathname === '/told' ? await call({ method: 'POST', path: '/api/told', body: { day: ['1', '2'], no: undefined } }) : {};
    return {
      kind: 'page', status: pathname === '/nowhere' ? 404 : 200, locale: 'fr', font: '', modules: ['home.tsx'],
      head: '<title>Drawn</title>', css: 'html{--ink:' + (pathname.length) + '}', data: '{}',
      body: JSON.stringify({ url, origin, cookies, languages, told }).replaceAll('"', "'") + '.'.repeat(2000),
    };
  },
};`;
const shell =
  '<!doctype html><html lang="en"><head><title>Bare</title></head><body><div id="root"></div></body></html>';
const manifest = { 'index.html': { file: 'assets/index.js' }, 'home.tsx': { file: 'assets/home.js' } };

const host = 'teachers.localhost:3000';
let folder: string;
let server: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-drawn-'));
  await mkdir(path.join(folder, 'site/assets'), { recursive: true });
  await mkdir(path.join(folder, 'site/.vite'));
  await mkdir(path.join(folder, 'site-server'));
  await writeFile(path.join(folder, 'site/index.html'), shell);
  await writeFile(path.join(folder, 'site/.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'site-server/package.json'), '{"type":"module"}');
  await writeFile(path.join(folder, 'site-server/entry-server.js'), renderer);
  server = await buildServer({
    settings: { LOG_LEVEL: 'silent', TRUST_PROXY: [], PUBLIC_URL: 'https://teachers.example' },
    resolveHost: (hostname) =>
      ['teachers.localhost', 'teachers.example'].includes(hostname) ? 'teachers' : undefined,
    rateLimits: { general: 1000, token: 1000, strict: 3 },
    siteFolder: path.join(folder, 'site'),
  });
  server.addHook('onRequest', async (request) => {
    request.log.error = (_: unknown, message?: string) => void logged.push(String(message));
  });
  server.post('/api/told', async ({ body, host: asked, headers, ip }) => ({
    body,
    asked,
    ip,
    language: headers['accept-language'],
    bearer: headers.authorization ?? headers.cookie ?? 'none',
  }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const visit = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ url, method, headers: { host, accept: 'text/html', ...headers } });

test('a page travels drawn, in its language, with its title, its scripts and a style that the policy lets stand', async () => {
  const { body, headers, statusCode } = await visit('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="fr" data-theme="event">');
  expect(body).toContain('<title>Drawn</title>');
  expect(body).not.toContain('Bare');
  expect(body).toContain('<link rel="later" crossorigin href="/assets/home.js">');
  expect(body).toContain("'url':'http://teachers.localhost:3000/','origin':'https://teachers.example'");
  const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).toBe('html{--ink:1}');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}' 'self';`);
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test.each([
  ['/', 'accept-encoding, accept-language, cookie'],
  ['/?a=1', 'accept-encoding, accept-language, cookie'],
  ['/about', 'accept-encoding, cookie, sec-fetch-site'],
  ['/fr/about', 'accept-encoding'],
  ['/en', 'accept-encoding'],
])('%s depends on %s', async (url, vary) => {
  const { headers } = await visit(url);
  expect([headers.vary, headers['cache-control']]).toEqual([vary, 'no-cache']);
});

test.each([
  ['/moved?a=1', '/fr/moved?a=1', /^i18n_redirected=fr; Path=\/; Max-Age=31536000; SameSite=Lax$/],
  ['/elsewhere', 'http://live.localhost/', undefined],
])('%s leads to %s with 302', async (url, location, cookie) => {
  const { headers, statusCode } = await visit(url);
  expect([statusCode, headers.location]).toEqual([302, location]);
  if (cookie) expect(headers['set-cookie']).toMatch(cookie);
  else expect(headers).not.toHaveProperty('set-cookie');
});

test.each(['text/html', '*/*', 'image/*', ''])(
  'what is nowhere is 404, and a page, to who accepts %j',
  async (accept) => {
    const { body, statusCode } = await visit('/nowhere', { accept });
    expect([statusCode, body.includes('<title>Drawn</title>')]).toEqual([404, true]);
  },
);

test('what is nowhere is data to who asks for data alone; what is somewhere is the page it is', async () => {
  const nowhere = await visit('/nowhere', { accept: 'application/json' });
  expect([nowhere.statusCode, Object.keys(nowhere.json())]).toEqual([404, ['errors']]);
  expect(nowhere.headers['vary']).toContain('accept');
  const about = await visit('/about', { accept: 'application/json' });
  expect([about.statusCode, about.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('a page that cannot be drawn is sent bare, and the fault is logged', async () => {
  const { body, statusCode } = await visit('/broken');
  expect([statusCode, body]).toEqual([200, shell]);
  expect(logged).toEqual(['a page could not be rendered; the browser renders it']);
});

test('calls from within are of the visitor’s host and place and the page’s language, and say nothing of who they are', async () => {
  const { body } = await visit('/told', {
    'accept-language': 'fr-CA',
    cookie: 'a=1',
    authorization: 'Bearer token',
  });
  const told = JSON.parse(/'told':(.*})}\./.exec(body)?.[1]?.replaceAll("'", '"') ?? '{}');
  expect(told).toEqual({
    status: 200,
    body: { body: { day: ['1', '2'] }, asked: host, ip: '127.0.0.1', language: 'en', bearer: 'none' },
  });
});

test.each(['strong', 'weak', 'one of several', 'any'])(
  'who has the page already is told so: %s',
  async (kind) => {
    const { headers } = await visit('/about');
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(headers['cdn-cache-control']).toMatch(/\bstale-while-revalidate=\d+/);
    const validators = {
      strong: etag.slice(2),
      weak: etag,
      'one of several': `"other", ${etag}`,
      any: '*',
    }[kind];
    const again = await visit('/about', { 'if-none-match': validators ?? '' });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await visit('/about', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    // Another page, another validator.
    expect((await visit('/other', { 'if-none-match': validators ?? '' })).statusCode).toBe(
      kind === 'any' ? 304 : 200,
    );
  },
);

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('who accepts %s gets %s', async (accepted, encoding, decompress) => {
  const plain = await visit('/about', { 'accept-encoding': 'identity' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const small = await visit('/about', { 'accept-encoding': accepted });
  expect(small.headers['content-encoding']).toBe(encoding);
  expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(decompress(small.rawPayload).toString()).toBe(plain.body);
  expect(small.headers.etag).toBe(plain.headers.etag);
});

test('HEAD says what GET would, and sends nothing', async () => {
  const get = await visit('/about');
  const head = await visit('/about', {}, 'HEAD');
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, get.headers.etag, '']);
});

test.each([
  ['en', 'There is no event at this address', 'Il n’y a pas d’événement à cette adresse'],
  ['fr', 'Il n’y a pas d’événement à cette adresse', 'There is no event at this address'],
])('a host without an event says so in both languages, %s first', async (language, first, second) => {
  const { body, headers, statusCode } = await visit('/about', {
    host: 'elsewhere.example',
    'accept-language': language,
  });
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<h1>${first}</h1>`);
  expect(body).toContain(`<h2>${second}</h2>`);
  const hash = createHash('sha256')
    .update(/<style>([^<]*)/.exec(body)?.[1] ?? '')
    .digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});
