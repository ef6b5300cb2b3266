import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { HttpProblem, leadsNowhere } from './http-problem.ts';

async function thrown(error: unknown) {
  const lines: string[] = [];
  const stream = new PassThrough().on('data', (line) => lines.push(String(line)));
  const server = Fastify({ logger: { stream, level: 'error' } });
  answerErrors(server);
  server.get('/', () => {
    throw error;
  });
  const answer = await server.inject({ url: '/', headers: { 'accept-language': 'fr' } });
  await server.close();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json(),
    log: lines.join(''),
  };
}

it('logs what failed on our side, and tells nothing of it', async () => {
  const { status, body, log } = await thrown(new Error('as admin:hunter2'));
  expect([status, JSON.stringify(body).includes('hunter2')]).toEqual([500, false]);
  expect(JSON.parse(log)).toMatchObject({ msg: 'request failed', err: { message: 'as admin:hunter2' } });
});

it('logs nothing of what the client did wrong', async () => {
  const refused = await thrown(new HttpProblem(422, { email: [{ en: 'is taken.', fr: 'est prise.' }] }));
  expect(refused).toMatchObject({ status: 422, body: { errors: { email: ['est prise.'] } }, log: '' });
});

it.each([
  ['could not be read', 400, 400],
  ['is not of a kind that has words of its own', 417, 400],
  ['is the last of what a client may do wrong', 499, 400],
  ['says that the server is stopping', 503, 503],
  ['is a redirection', 302, 500],
  ['is the first fault of ours', 500, 500],
  ['came from a server behind us', 502, 500],
])(
  'a library’s error that %s (%i) is answered with %i, and none of its words',
  async (_, statusCode, status) => {
    const answer = await thrown(Object.assign(new Error('as admin:hunter2'), { statusCode }));
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
    expect(answer.log === '').toBe(status < 500);
  },
);

it.each([
  Object.assign(new Error('no line'), { code: 'ECONNRESET' }),
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('shutting down'), { code: '57P01' }),
])('a database that cannot be reached is 503, and says when to try again: %s', async (error) => {
  const answer = await thrown(error);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.log).not.toBe('');
});

it.each(['no error at all', { statusCode: 400 }])(
  'what is no library’s refusal is a fault of ours: %s',
  async (error) => {
    expect((await thrown(error)).status).toBe(500);
  },
);

it('says of an address that leads nowhere just that', async () => {
  expect((await thrown(leadsNowhere())).body).toEqual({ errors: { path: ['n’existe pas.'] } });
  expect(leadsNowhere().errors).toEqual({ path: [{ en: 'does not exist.', fr: 'n’existe pas.' }] });
});
