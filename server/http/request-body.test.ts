import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { readRequestBodies } from './request-body.ts';

const LIMIT = 1000;
const MOST = 25 * 1024 * 1024;
const server = Fastify({ bodyLimit: LIMIT });

beforeAll(async () => {
  answerErrors(server);
  await readRequestBodies(server);
  server.post('/', async ({ body }) => body);
  server.post('/upload', { config: { upload: 'picture' } }, async ({ body, upload }) => ({
    body,
    name: upload?.name,
    bytes: upload?.content.length,
    ends: upload?.content.toString('latin1').slice(-3),
  }));
  server.get('/of/:name', async () => 'here');
});
afterAll(() => server.close());

type Part = readonly [name: string, value: string | Blob, filename?: string];

async function post(url: string, parts: readonly Part[], language = 'en') {
  const form = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename);
  }
  const request = new Response(form);
  const bytes = Buffer.from(await request.arrayBuffer());
  const answer = await server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'accept-language': language },
    // As it comes over a line: nobody has said how long it will be.
    payload: Readable.from([bytes]),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const fileOf = (bytes: number) => new Blob([`${'x'.repeat(bytes - 3)}end`]);

it('counts a line end of form data as one character', async () => {
  const { body } = await post('/', [['message', 'One\nTwo\r\nThree']]);
  expect(body).toEqual({ message: 'One\nTwo\nThree' });
});

it('a file is read whole, with the name that it came by, beside the fields', async () => {
  expect(
    await post('/upload', [
      ['focus', '40,25'],
      ['picture', fileOf(200_000), 'hall.jpg'],
    ]),
  ).toEqual({
    status: 200,
    body: { body: { focus: '40,25' }, name: 'hall.jpg', bytes: 200_000, ends: 'end' },
  });
});

it('the largest file is taken, and one byte more is not', async () => {
  expect(await post('/upload', [['picture', fileOf(MOST), 'hall.jpg']])).toMatchObject({
    status: 200,
    body: { bytes: MOST },
  });
  expect((await post('/upload', [['picture', fileOf(MOST + 1), 'hall.jpg']])).status).toBe(413);
});

it.each([
  ['a second one', '/upload', 'picture', [['picture', fileOf(9), 'one.jpg']]],
  ['one in another field', '/upload', 'focus', []],
  ['one where none is asked for', '/', 'picture', []],
] as const)('a file is refused: %s', async (_, url, field, before) => {
  const parts = [...before, [field, fileOf(9), 'two.jpg']] as const;
  expect(await post(url, parts)).toEqual({
    status: 422,
    body: { errors: { [field]: ['does not accept files.'] } },
  });
  expect((await post(url, parts, 'fr')).body).toEqual({ errors: { [field]: ['n’accepte pas de fichier.'] } });
});

it('fields may be as long together as a body may be, names and all, and no longer', async () => {
  const half = 'x'.repeat(LIMIT / 2 - 1);
  expect(
    await post('/', [
      ['a', half],
      ['b', half],
    ]),
  ).toEqual({ status: 200, body: { a: half, b: half } });
  const tooLong = { status: 413, body: { errors: { request: ['is too large.'] } } };
  expect(
    await post('/', [
      ['a', half],
      ['b', `${half}x`],
    ]),
  ).toEqual(tooLong);
});

it('what no database can hold is found nowhere, and refused in a field by its name', async () => {
  expect((await server.inject('/of/name?query=text')).statusCode).toBe(200);
  expect((await server.inject('/of/na%00me')).statusCode).toBe(404);
  expect((await server.inject('/of/name?query=te%00xt')).statusCode).toBe(404);
  expect(await post('/', [['name', 'Zo\u0000é']])).toMatchObject({
    status: 422,
    body: { errors: { name: [expect.any(String)] } },
  });
});
