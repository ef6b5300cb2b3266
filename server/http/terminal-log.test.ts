import { PassThrough } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions } from '#server/start/build-server.ts';
import { logOneLine, terminalLog } from './terminal-log.ts';

/** A terminal, and the lines that were written on it. */
function openTerminal(isTTY: boolean) {
  const written: string[] = [];
  const terminal = new PassThrough().on('data', (chunk) => written.push(String(chunk)));
  return {
    terminal: Object.assign(terminal, { isTTY }),
    lines: () => written.join('').split('\n').slice(0, -1),
  };
}

it('writes JSON where no terminal reads it', async () => {
  expect(await terminalLog(openTerminal(false).terminal)).toBeUndefined();
});

it.each([
  ['info', ['/missing']],
  ['debug', ['/api/registration/:code', '/missing']],
] as const)('writes a readable line for a request on a terminal: at %s', async (level, logged) => {
  const { terminal, lines } = openTerminal(true);
  const stream = await terminalLog(terminal);
  const server = Fastify({
    logger: { ...loggerOptions(level), stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  logOneLine(server);
  server.get('/api/registration/:code', async () => 'ok');
  server.get('/missing', async (_, reply) => reply.status(404).send());
  await server.inject('/api/registration/R7KM-42QD?email=ada@example.org');
  await server.inject('/missing');
  await server.close();
  const said = lines().filter((line) => line.includes('request completed'));
  expect(said.map((line) => /"route":"([^"]+)"/.exec(line)?.[1])).toEqual(logged);
  expect(said.at(-1)).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: request completed \{.*"status":404/);
  expect(lines().join('\n')).not.toMatch(/R7KM|ada@|"level"/);
});

it('writes a fault with its stack on a terminal, never its parameters', async () => {
  const { terminal, lines } = openTerminal(true);
  const stream = await terminalLog(terminal);
  const server = Fastify({ logger: { ...loggerOptions('info'), stream } });
  server.log.error({ err: new Error('Failed query\nparams: zoe@example.org') }, 'a job failed');
  await server.close();
  const said = lines().join('\n');
  expect(said).toContain('ERROR: a job failed');
  expect(said).toContain('terminal-log.test.ts');
  expect(said).not.toContain('zoe@');
});
