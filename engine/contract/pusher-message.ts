/** A client's message in version 7 of the Pusher protocol; anything else is `unknown`. */
export type ClientMessage =
  | { kind: 'ping' }
  | { kind: 'pong' }
  | { kind: 'subscribe'; channel: string; auth: unknown; channelData: unknown }
  | { kind: 'signin'; auth: unknown; userData: unknown }
  | { kind: 'unsubscribe'; channel: string }
  | { kind: 'client-event' }
  | { kind: 'unknown' };

/** The protocol's error codes: 4000 to 4099 tell the client not to reconnect, 4300s keep the connection. */
export const pusherErrors = {
  unknownKey: { code: 4001, message: 'Application does not exist' },
  unreadableVersion: { code: 4006, message: 'Invalid version string format' },
  unsupportedVersion: { code: 4007, message: 'Unsupported protocol version' },
  noVersion: { code: 4008, message: 'No protocol version supplied' },
  notAuthorized: { code: 4009, message: 'Connection not authorized' },
  overCapacity: { code: 4100, message: 'Over capacity' },
  pongMissing: { code: 4201, message: 'Pong reply not received in time' },
  notUnderstood: { code: 4300, message: 'Message not understood' },
  clientEvent: { code: 4301, message: 'Client events are not enabled' },
} as const;

/** Reads one message of a client, and throws nothing. */
export function readClientMessage(text: string): ClientMessage {
  const message = parseObject(text);
  const data = typeof message?.data === 'string' ? parseObject(message.data) : asObject(message?.data);
  const channel = data?.channel;
  const event = message?.event;
  if (event === 'pusher:ping') return { kind: 'ping' };
  if (event === 'pusher:pong') return { kind: 'pong' };
  if (event === 'pusher:subscribe' && typeof channel === 'string')
    return { kind: 'subscribe', channel, auth: data?.auth, channelData: data?.channel_data };
  if (event === 'pusher:signin') return { kind: 'signin', auth: data?.auth, userData: data?.user_data };
  if (event === 'pusher:unsubscribe' && typeof channel === 'string') return { kind: 'unsubscribe', channel };
  if (typeof event === 'string' && event.startsWith('client-')) return { kind: 'client-event' };
  return { kind: 'unknown' };
}

/** An outgoing message; clients expect `data` as a string. */
export function serverMessage(event: string, data: unknown, channel?: string): string {
  return serverMessageOf(event, JSON.stringify(data), channel);
}

/** The same with data that is text already. */
export function serverMessageOf(event: string, data: string, channel?: string): string {
  return JSON.stringify({ event, data, ...(channel === undefined ? {} : { channel }) });
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
