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
  return { status: answer.statusCode, body: answer.json(), log: lines.join('') };
}

it('logs what failed on our side, and tells nothing of it', async () => {
  const { status, body, log } = await thrown(new Error('as admin:hunter2'));
  expect([status, JSON.stringify(body).includes('hunter2')]).toEqual([500, false]);
  expect(JSON.parse(log)).toMatchObject({ msg: 'request failed', err: { message: 'as admin:hunter2' } });
});

it('logs nothing of what the client did wrong', async () => {
  const refused = await thrown(new HttpProblem(422, { email: [{ en: 'is taken.', fr: 'est prise.' }] }));
  expect(refused).toEqual({ status: 422, body: { errors: { email: ['est prise.'] } }, log: '' });
});

it('says of an address that leads nowhere just that', async () => {
  expect((await thrown(leadsNowhere())).body).toEqual({ errors: { path: ['ne mène nulle part.'] } });
  expect(leadsNowhere().errors).toEqual({ path: [{ en: 'leads nowhere.', fr: 'ne mène nulle part.' }] });
});
