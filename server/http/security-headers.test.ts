import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendSecurityHeaders } from './security-headers.ts';

/** Every directive, word for word: one that goes missing falls back to something wider, or to nothing at all. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self' ws://teachers.localhost wss://teachers.localhost https://api.pay.example",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'rostrum-worker dompurify default',
};

it('holds a page to each directive of its policy', async () => {
  const server = Fastify();
  await sendSecurityHeaders(server, undefined, ['https://api.pay.example']);
  server.get('/', async () => 'page');
  const { headers } = await server.inject({ url: '/', headers: { host: 'teachers.localhost' } });
  const sent = String(headers['content-security-policy'])
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]);
  expect(Object.fromEntries(sent)).toEqual(policy);
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
  await server.close();
});

async function connects(host: string, publicUrl?: string): Promise<string | undefined> {
  const server = Fastify();
  await sendSecurityHeaders(server, publicUrl);
  server.get('/', async () => 'page');
  const { headers } = await server.inject({ url: '/', headers: { host } });
  await server.close();
  return String(headers['content-security-policy'])
    .split(';')
    .find((directive) => directive.startsWith('connect-src'));
}

it('lets a page of https reach the websocket of its host by nothing else', async () => {
  expect(await connects('fair.example:8443', 'https://fair.example')).toBe(
    "connect-src 'self' wss://fair.example:8443",
  );
  expect(await connects('fair.example', 'http://fair.example')).toBe(
    "connect-src 'self' ws://fair.example wss://fair.example",
  );
});

it.each(["fair.example'unsafe-inline'", '*fair.example', 'fair.example:80 https:', 'fair_example'])(
  'takes nothing into its policy of a host that is none: %s',
  async (host) => {
    expect(await connects(host)).toBe("connect-src 'self' 'self'");
  },
);
