import { createHmac } from 'node:crypto';
import { hashesEqual } from '#server/domain/secret-hash.ts';

export type ChannelCredentials = { key: string; secret: string };

/** What a client presents to subscribe a private channel (Pusher protocol, "Authenticating users"). */
export function signChannel({ key, secret }: ChannelCredentials, socketId: string, channel: string): string {
  return `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`;
}

/** Whether a signature was given for this socket and channel. */
export function isChannelSignature(
  credentials: ChannelCredentials,
  socketId: string,
  channel: string,
  signature: unknown,
): boolean {
  return typeof signature === 'string' && hashesEqual(signature, signChannel(credentials, socketId, channel));
}
