import { describe, expect, it } from 'vitest';
import { isLoopbackRequest } from './loopback.ts';

const asked = (host: string | undefined, remoteAddress = '127.0.0.1', headers: object = {}) =>
  isLoopbackRequest({ headers: { host, ...headers }, socket: { remoteAddress } } as never);

describe('what is on this machine only', () => {
  it.each([
    'localhost:3000',
    'teachers.localhost:3000',
    'LOCALHOST',
    'localhost.',
    '127.0.0.1:3000',
    '[::1]',
  ])('is answered to %s', (host) => {
    expect(asked(host)).toBe(true);
  });

  // A page of another site may point its own name at 127.0.0.1 and have the visitor's browser ask for it.
  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'notlocalhost',
    '10.0.0.1',
    '',
    undefined,
  ])('is not answered to a name of somebody else’s: %s', (host) => {
    expect(asked(host)).toBe(false);
  });

  it.each(['192.0.2.1', '10.0.0.5', '::ffff:192.0.2.1', '2001:db8::1'])(
    'nor to another machine: %s',
    (address) => {
      expect(asked('localhost', address)).toBe(false);
    },
  );

  it('nor where nothing tells who asks any more', () => {
    expect(isLoopbackRequest({ headers: { host: 'localhost' }, socket: {} } as never)).toBe(false);
  });

  it.each(['forwarded', 'x-forwarded-for', 'x-real-ip'])('nor to what a proxy passed on: %s', (header) => {
    expect(asked('localhost', '127.0.0.1', { [header]: '127.0.0.1' })).toBe(false);
  });

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('knows %s for this machine', (address) => {
    expect(asked('localhost', address)).toBe(true);
  });
});
