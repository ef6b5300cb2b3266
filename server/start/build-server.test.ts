import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpProblem } from '#server/http/http-problem.ts';
import { isLoopbackRequest } from '#server/http/loopback.ts';
import { strictRateLimit } from '#server/http/rate-limits.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { buildServer, type ServerOptions } from './build-server.ts';

const rateLimits = { general: 1000, token: 1000, strict: 3 };
let server: FastifyInstance;
let site: string;

async function start(
  given: Partial<ServerOptions['settings']> = {},
  more: Partial<ServerOptions> = {},
): Promise<void> {
  server = await buildServer({
    settings: { LOG_LEVEL: 'silent', TRUST_PROXY: [], ...given },
    resolveHost: (hostname) =>
      hostname === 'teachers.localhost' || hostname === 'localhost' ? 'teachers' : undefined,
    rateLimits,
    siteFolder: site,
    familiesOf: (eventCode) => (eventCode === 'teachers' ? ['Source Sans 3', 'Source Sans 3'] : []),
    ...more,
  });
  server.post('/api/form', async (request) => ({ body: request.body, event: request.eventCode }));
  server.post('/api/json', { config: { body: 'json' } }, async (request) => ({ body: request.body }));
  server.post('/api/code', { config: { rateLimit: strictRateLimit(rateLimits) } }, async () => ({
    ok: true,
  }));
  server.get('/api/local', async (request) => ({ loopback: isLoopbackRequest(request), ip: request.ip }));
  server.get<{ Params: { code: string } }>('/api/registration/:code', async ({ params }) => {
    if (params.code === 'mine') return { ok: true };
    throw notFound();
  });
  server.post(
    '/api/checked',
    {
      schema: {
        body: {
          type: 'object',
          required: ['email'],
          additionalProperties: false,
          properties: { email: { type: 'string' }, days: { type: 'array', items: { type: 'string' } } },
        },
      },
    },
    async (request) => request.body,
  );
  server.get('/api/fault', async () => {
    throw new Error('connection to db-7 as admin:hunter2 refused');
  });
  server.get('/api/refused', async () => {
    throw new HttpProblem(422, { email: [{ en: 'is taken.', fr: 'est déjà prise.' }, 'x'] });
  });
}

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'rostrum-site-'));
  await mkdir(path.join(site, 'assets'));
  await writeFile(path.join(site, 'index.html'), '<!doctype html><title>Rostrum</title>');
  for (const font of [
    'source-sans-3-latin-wght-normal',
    'source-sans-3-latin-ext-wght-normal',
    'newsreader-latin-opsz-normal',
  ])
    await writeFile(path.join(site, `assets/${font}-abc.woff2`), 'font');
  await writeFile(path.join(site, 'assets/index-abc.js'), 'plain');
  await writeFile(path.join(site, 'assets/index-abc.js.gz'), gzipSync('compressed'));
  await writeFile(path.join(site, 'assets/validation-worker-abc.js'), 'worker');
  await writeFile(path.join(site, 'assets/validation-worker-abc.js.gz'), gzipSync('worker'));
});
afterAll(() => rm(site, { recursive: true, force: true }));
beforeEach(() => start());
afterEach(() => server.close());

const host = 'teachers.localhost:3000';
const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host, ...headers } });

async function post(
  url: string,
  body: FormData | URLSearchParams | string,
  headers: Record<string, string> = {},
) {
  const request = new Request('http://x', { method: 'POST', body });
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  return server.inject({ method: 'POST', url, payload, headers: { host, 'content-type': type, ...headers } });
}

describe('bodies', () => {
  it('reads multipart and urlencoded alike: flat, repeated names as arrays', async () => {
    const fields: [string, string][] = [
      ['email', 'ana@example.org'],
      ['days', '1'],
      ['days', '2'],
      ['days', '3'],
      ['é', 'à & +'],
    ];
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const expected = {
      event: 'teachers',
      body: { email: 'ana@example.org', days: ['1', '2', '3'], é: 'à & +' },
    };
    expect((await post('/api/form', form)).json()).toEqual(expected);
    expect((await post('/api/form', new URLSearchParams(fields))).json()).toEqual(expected);
  });

  it('takes a POST without a body as an empty form', async () => {
    const answer = await server.inject({ method: 'POST', url: '/api/form', headers: { host } });
    expect(answer.json()).toMatchObject({ body: {} });
  });

  it.each([
    ['/api/form', 'application/json', '{}'],
    ['/api/form', 'text/plain', '{"email":"x"}'],
    ['/api/json', 'text/plain', '{}'],
    ['/api/json', 'application/x-www-form-urlencoded', 'a=1'],
    ['/api/form', 'application/xml', '<a/>'],
  ])('refuses at %s a body of %s', async (url, type, payload) => {
    const answer = await post(url, payload, { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({ errors: { request: [expect.any(String)] } });
  });

  it('takes JSON where the route says so', async () => {
    const json = { 'content-type': 'application/json; charset=utf-8' };
    expect((await post('/api/json', '{"files_ID":[1]}', json)).json()).toEqual({ body: { files_ID: [1] } });
    expect((await post('/api/json', '{"files_ID":', json)).statusCode).toBe(400);
    expect((await post('/api/json', '{"__proto__":{"a":1}}', json)).statusCode).toBe(400);
  });

  it.each(['__proto__', 'constructor', 'toString'])('refuses a field called %s', async (name) => {
    const form = new FormData();
    form.append(name, 'x');
    expect((await post('/api/form', form)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await post('/api/form', new URLSearchParams({ [name]: 'x' }))).statusCode).toBe(422);
  });

  it('refuses what is too large, a file, and text that cannot be stored', async () => {
    const large = new FormData();
    large.append('a', 'x'.repeat(600_000));
    large.append('b', 'x'.repeat(600_000));
    expect((await post('/api/form', large)).statusCode).toBe(413);
    expect((await post('/api/form', new URLSearchParams({ a: 'x'.repeat(1_100_000) }))).statusCode).toBe(413);
    const file = new FormData();
    file.append('photo', new Blob(['x'.repeat(100_000)]), 'photo.png');
    const answer = await post('/api/form', file);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { errors: { photo: ['does not accept files.'] } },
    ]);
    expect((await post('/api/form', new URLSearchParams({ a: 'x\0' }))).json()).toHaveProperty('errors.a');
    expect((await get('/api/registration/a%00')).statusCode).toBe(404);
  });

  it('answers a truncated multipart body with an error', async () => {
    const type = 'multipart/form-data; boundary=b';
    const cut = await post('/api/form', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf', {
      'content-type': type,
    });
    expect(cut.statusCode).toBe(400);
  });
});

describe('errors', () => {
  it('have one shape, in the language asked for', async () => {
    const french = await get('/api/refused', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' });
    expect([french.statusCode, french.json()]).toEqual([
      422,
      { errors: { email: ['est déjà prise.', 'x'] } },
    ]);
    expect((await get('/api/refused')).json()).toEqual({ errors: { email: ['is taken.', 'x'] } });
  });

  it('give nothing away', async () => {
    const answer = await get('/api/fault');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/hunter2|db-7|at .*\.ts/);
    expect((await get('/api/registration/other')).body).toBe((await get('/api/registration/none')).body);
  });

  it('name the fields that a schema refuses', async () => {
    const answer = await post('/api/checked', new URLSearchParams({ extra: '1' }));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email', 'extra']]);
    const taken = await post('/api/checked', new URLSearchParams({ email: 'a', days: '1' }));
    expect(taken.json()).toEqual({ email: 'a', days: ['1'] });
  });
});

describe('hosts', () => {
  it.each(['elsewhere.example', 'teachers.localhost.evil.example'])(
    'answers 404 to host %j',
    async (unknown) => {
      for (const url of ['/', '/api/local', '/assets/index-abc.js']) {
        expect((await get(url, { host: unknown })).statusCode).toBe(404);
      }
    },
  );

  it('takes case, port and a final dot as the same host', async () => {
    expect((await get('/', { host: 'Teachers.LOCALHOST.:80' })).statusCode).toBe(200);
  });

  it('believes forwarded headers from configured proxies only', async () => {
    const forwarded = {
      host: 'elsewhere.example',
      'x-forwarded-host': 'teachers.localhost',
      'x-forwarded-for': '203.0.113.9',
    };
    expect((await get('/api/local', forwarded)).statusCode).toBe(404);
    await server.close();
    await start({ TRUST_PROXY: ['127.0.0.0/8'] });
    expect((await get('/api/local', forwarded)).json()).toEqual({ loopback: false, ip: '203.0.113.9' });
  });

  it('knows a request of this machine from one that a proxy or a foreign name brought', async () => {
    expect((await get('/api/local')).json().loopback).toBe(true);
    expect((await get('/api/local', { 'x-forwarded-for': '127.0.0.1' })).json().loopback).toBe(false);
    const away = await server.inject({ url: '/api/local', remoteAddress: '192.0.2.1', headers: { host } });
    expect(away.json().loopback).toBe(false);
  });
});

describe('headers', () => {
  it('hold the page to its own origin, and the websocket of its host', async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(
      "connect-src 'self' ws://teachers.localhost:3000 wss://teachers.localhost:3000;",
    );
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types rostrum-worker dompurify");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('let the pages of an event reach what it configures, by the host that a trusted proxy names', async () => {
    await server.close();
    const tiles = { script: [], connect: [], image: ['https://tiles.example'] };
    const none = { script: [], connect: [], image: [] };
    await start(
      { TRUST_PROXY: ['127.0.0.1'] },
      { originsOf: (hostname) => (hostname === 'teachers.localhost' ? tiles : none) },
    );
    const imagesOf = async (headers: Record<string, string>) =>
      /img-src [^;]*/.exec(String((await get('/', headers)).headers['content-security-policy']))?.[0];
    expect(await imagesOf({})).toBe("img-src 'self' https://tiles.example data:");
    expect(await imagesOf({ host: 'localhost' })).toBe("img-src 'self' data:");
    expect(await imagesOf({ host: 'localhost', 'x-forwarded-host': 'teachers.localhost' })).toBe(
      "img-src 'self' https://tiles.example data:",
    );
  });

  it('name the request, each by its own id, also where it failed', async () => {
    const ids = [];
    for (const url of ['/', '/api/fault', '/api/nothing/here'])
      ids.push(String((await get(url)).headers['x-request-id']));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keep browsers on https where the public address is https', async () => {
    await server.close();
    await start({ PUBLIC_URL: 'https://teachers.example' });
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).not.toContain('ws://');
  });

  it.each(['identity', 'gzip'])('give the validation worker a policy of its own (%s)', async (encoding) => {
    const { headers, statusCode } = await get('/assets/validation-worker-abc.js', {
      'accept-encoding': encoding,
    });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self' 'unsafe-eval'");
  });
});

describe('the site', () => {
  it.each(['text/html,*/*', '*/*', 'image/*', 'application/json', undefined])(
    'answers every page address with index.html, checked each time, to who accepts %s',
    async (accept) => {
      for (const url of ['/', '/fr', '/fr/registration/step', '/somewhere', '/group-start/A.1?x=1']) {
        const answer = await get(url, accept === undefined ? {} : { accept });
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
        expect(answer.body).toContain('<title>Rostrum</title>');
      }
    },
  );

  it.each(['/', '/fr/registration/step'])(
    'has %s fetch the fonts of its event, and no others',
    async (url) => {
      const { headers } = await get(url, { accept: 'text/html' });
      expect(headers.link).toBe(
        '</assets/source-sans-3-latin-wght-normal-abc.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
      );
      expect((await get('/assets/index-abc.js')).headers).not.toHaveProperty('link');
    },
  );

  it.each([
    ['/api/nothing', 'text/html'],
    ['/assets/missing.js', 'text/html'],
    ['/assets/..%2f..%2fpackage.json', 'text/html'],
    ['/api/nothing', '*/*'],
    ['/assets/missing.js', 'image/*'],
    ['/api/%E0%A4%A', '*/*'],
    ['/api\\\\nothing/..%2f', 'text/html'],
  ])('answers 404 as data to %s for %s', async (url, accept) => {
    const answer = await get(url, { accept });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([404, ['errors']]);
  });

  it('sends assets for ever, compressed where the browser can', async () => {
    const plain = await get('/assets/index-abc.js', { 'accept-encoding': 'identity' });
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'plain',
      'public, max-age=31536000, immutable',
    ]);
    const gzip = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(String(gzip.headers['content-type'])).toContain('javascript');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('compressed');
  });
});

describe('rate limits', () => {
  it('stop guessing, by address, and say so in the one shape', async () => {
    const statuses = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await post('/api/code', new URLSearchParams())).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const answer = await post('/api/code', new URLSearchParams());
    expect(answer.json()).toEqual({ errors: { request: [expect.stringContaining('try again')] } });
    expect(answer.headers).toHaveProperty('retry-after');
    expect((await post('/api/form', new URLSearchParams())).statusCode).toBe(200);
  });
});
