import { createHash, createHmac } from 'node:crypto';
import { hashesEqual } from '#server/domain/secret-hash.ts';
import type { ChannelCredentials } from './channel-signature.ts';

/** A request is good for so many seconds before and after its time (Pusher HTTP API, "Authentication"). */
const GOOD_FOR = 600;

/** Whether a call of Pusher's HTTP API was signed with our secret, over its address and its body, and just now. */
export function isSignedRequest(
  { key, secret }: ChannelCredentials,
  { method, url, body }: { method: string; url: string; body: string },
  now = Date.now(),
): boolean {
  const [path = '', query = ''] = url.split('?');
  const given = new URLSearchParams(query);
  // Parameters are signed as they were sent, in the order of their names.
  const signed = query
    .split('&')
    .filter((pair) => !pair.startsWith('auth_signature='))
    .sort()
    .join('&');
  const signature = createHmac('sha256', secret).update([method, path, signed].join('\n')).digest('hex');
  return (
    given.get('auth_key') === key &&
    Math.abs(now / 1000 - Number(given.get('auth_timestamp'))) <= GOOD_FOR &&
    given.get('body_md5') === createHash('md5').update(body).digest('hex') &&
    hashesEqual(signature, given.get('auth_signature') ?? '')
  );
}
