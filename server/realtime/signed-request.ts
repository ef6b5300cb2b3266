import { createHash, createHmac } from 'node:crypto';
import { hashesEqual } from '#server/secrets/secret-hash.ts';
import type { ChannelCredentials } from './channel-signature.ts';

/** How long a request is valid before and after its time, in seconds (Pusher HTTP API, "Authentication"). */
const GOOD_FOR = 600;

/** Whether a call of Pusher's HTTP API was signed with our secret, over its address and its body, and just now. */
export function isSignedRequest(
  { key, secret }: ChannelCredentials,
  { method, url, body }: { method: string; url: string; body: string },
  now = Date.now(),
): boolean {
  const [path = '', query = ''] = url.split('?');
  const given = new URLSearchParams(query);
  const pairs = query.split('&').filter((pair) => !pair.startsWith('auth_signature='));
  // Signed as they are meant; some libraries sign them as they are sent.
  const isSigned = [pairs.map(decoded), pairs].some((each) =>
    hashesEqual(sign(secret, method, path, each), given.get('auth_signature') ?? ''),
  );
  return (
    given.get('auth_key') === key &&
    given.get('auth_version') === '1.0' &&
    Math.abs(now / 1000 - Number(given.get('auth_timestamp') || Number.NaN)) <= GOOD_FOR &&
    // A call without a body has no hash of one.
    (body === '' || given.get('body_md5') === createHash('md5').update(body).digest('hex')) &&
    isSigned
  );
}

/** Parameters are signed in the order of their names. */
function sign(secret: string, method: string, path: string, pairs: readonly string[]): string {
  const text = [method, path, [...pairs].sort().join('&')].join('\n');
  return createHmac('sha256', secret).update(text).digest('hex');
}

function decoded(pair: string): string {
  try {
    return decodeURIComponent(pair);
  } catch {
    return pair;
  }
}
