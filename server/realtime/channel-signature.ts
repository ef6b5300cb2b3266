import { createHmac } from 'node:crypto';
import { hashesEqual } from '#server/domain/secret-hash.ts';

export type ChannelCredentials = { key: string; secret: string };

/**
 * What a client presents to subscribe a private channel (Pusher protocol, "Authenticating users"). What it presents of
 * its user, on a presence channel or when it signs in, is signed with it.
 */
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

/** Names a presence channel with what is said of who joins, as both are signed. */
export const presenceScope = (channel: string, channelData: string): string => `${channel}:${channelData}`;

/** Names what a connection signs in with, as it is signed. */
export const userScope = (userData: string): string => `:user::${userData}`;
