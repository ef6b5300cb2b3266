import { createHmac } from 'node:crypto';
import { hashesEqual } from '#server/secrets/secret-hash.ts';

export type ChannelCredentials = { key: string; secret: string };

/**
 * The signature for subscribing to a private channel (Pusher protocol, "Authenticating users"); user data, on a
 * presence channel or when signing in, is signed with it.
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

/** A presence channel with its member's data, as both are signed. */
export const presenceScope = (channel: string, channelData: string): string => `${channel}:${channelData}`;

/** The data of signing in, as it is signed. */
export const userScope = (userData: string): string => `:user::${userData}`;
