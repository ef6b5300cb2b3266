import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { opened } from '#engine/recording/call-body.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { readClientMessage, serverMessage } from '#server/realtime/pusher-message.ts';

/** The sockets of a replay: they answer as the protocol asks, and are told what was told. */
export interface ReplaySockets {
  tell(data: string): void;
  close(): void;
}

/** Opens `/app/{key}` of a server that runs anyway. Who may hear what was decided when it was recorded. */
export function openReplaySockets(server: Server): ReplaySockets {
  const websockets = new WebSocketServer({ noServer: true });
  /** Who is connected, each with the channels that it listens to. */
  const open = new Map<WebSocket, Set<string>>();
  // What is told at once after a call may come before the page listens: it waits until somebody does.
  let early: { channel: string; data: string }[] = [];
  const listen = (websocket: WebSocket, channel: string) => {
    open.get(websocket)?.add(channel);
    for (const message of early) if (message.channel === channel) websocket.send(message.data);
    early = early.filter((message) => message.channel !== channel);
  };
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/app/')) return socket.destroy();
    websockets.handleUpgrade(request, socket, head, (websocket) => {
      open.set(websocket, new Set());
      websocket.on('close', () => open.delete(websocket));
      websocket.on('error', () => {});
      const connected = { socket_id: `1.${open.size}`, activity_timeout: 120 };
      websocket.send(serverMessage('pusher:connection_established', connected));
      websocket.on('message', (text) => {
        const answer = protocolAnswer(String(text));
        if (answer !== undefined) websocket.send(answer);
        const message = readClientMessage(String(text));
        if (message.kind === 'subscribe') listen(websocket, message.channel);
      });
    });
  });
  return {
    tell(data) {
      const channel = channelOf(data);
      const listeners = [...open].filter(([, channels]) => channel === undefined || channels.has(channel));
      for (const [websocket] of listeners) websocket.send(data);
      if (listeners.length === 0 && channel !== undefined) early.push({ channel, data });
    },
    close() {
      for (const websocket of open.keys()) websocket.terminate();
      websockets.close();
    },
  };
}

/** The channel that a message was told on; undefined of one for every connection. */
function channelOf(data: string): string | undefined {
  const message: unknown = opened(data);
  if (typeof message !== 'object' || message === null || !('channel' in message)) return undefined;
  return typeof message.channel === 'string' ? message.channel : undefined;
}

/** What a connection answers to a client by itself; undefined where nothing. */
export function protocolAnswer(text: string): string | undefined {
  const message = readClientMessage(text);
  if (message.kind === 'ping') return serverMessage('pusher:pong', {});
  if (message.kind !== 'subscribe') return undefined;
  return serverMessage('pusher_internal:subscription_succeeded', {}, message.channel);
}

/** Whether a recorded message is told again: what belongs to a connection is said by each connection itself. */
export function isTold({ data }: Recording['messages'][number]): boolean {
  return !/"event"\s*:\s*"pusher(_internal)?:/.test(data);
}
