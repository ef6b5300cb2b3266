import { readClientMessage, serverMessage } from '../contract/pusher-message.ts';
import { opened } from './call-body.ts';
import type { ToldMessage } from './recording.ts';

/** A page's connection to a replay: incoming messages and its end. */
export interface ReplaySocket {
  hear(text: string): void;
  close(): void;
}

/** The live messages of a replay, whatever carries them: a socket, a route of Playwright's, a page itself. */
export interface ReplayChannels {
  /** Opens a connection; `send` reaches its page. */
  open(send: (text: string) => void): ReplaySocket;
  /** Sends a recorded message to a channel's listeners, or to the first one that subscribes. */
  tell(message: Pick<ToldMessage, 'data'>): void;
}

/** Implements the protocol; permissions were decided during the recording. */
export function createReplayChannels(): ReplayChannels {
  /** The connections with their channels. */
  const connected = new Map<(text: string) => void, Set<string>>();
  // A message right after a call may precede the subscription: it waits for a listener.
  let early: { channel: string; data: string }[] = [];
  return {
    open(send) {
      const channels = new Set<string>();
      connected.set(send, channels);
      const hello = { socket_id: `1.${connected.size}`, activity_timeout: 120 };
      send(serverMessage('pusher:connection_established', hello));
      return {
        hear(text) {
          const message = readClientMessage(text);
          if (message.kind === 'ping') send(serverMessage('pusher:pong', {}));
          if (message.kind === 'unsubscribe') channels.delete(message.channel);
          if (message.kind !== 'subscribe') return;
          const { channel } = message;
          channels.add(channel);
          send(serverMessage('pusher_internal:subscription_succeeded', {}, channel));
          for (const waiting of early) if (waiting.channel === channel) send(waiting.data);
          early = early.filter((waiting) => waiting.channel !== channel);
        },
        close: () => void connected.delete(send),
      };
    },
    tell({ data }) {
      // Connection messages are generated for each connection.
      if (/"event"\s*:\s*"pusher(_internal)?:/.test(data)) return;
      const channel = channelOf(data);
      const listeners = [...connected].filter(
        ([, channels]) => channel === undefined || channels.has(channel),
      );
      for (const [send] of listeners) send(data);
      if (listeners.length === 0 && channel !== undefined) early.push({ channel, data });
    },
  };
}

/** The channel that a message was told on; undefined of one for every connection. */
function channelOf(data: string): string | undefined {
  const message: unknown = opened(data);
  if (typeof message !== 'object' || message === null || !('channel' in message)) return undefined;
  return typeof message.channel === 'string' ? message.channel : undefined;
}
