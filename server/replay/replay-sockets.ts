import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
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
  const open = new Set<WebSocket>();
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/app/')) return socket.destroy();
    websockets.handleUpgrade(request, socket, head, (websocket) => {
      open.add(websocket);
      websocket.on('close', () => open.delete(websocket));
      websocket.on('error', () => {});
      const connected = { socket_id: `1.${open.size}`, activity_timeout: 120 };
      websocket.send(serverMessage('pusher:connection_established', connected));
      websocket.on('message', (text) => {
        const answer = protocolAnswer(String(text));
        if (answer !== undefined) websocket.send(answer);
      });
    });
  });
  return {
    tell(data) {
      for (const websocket of open) websocket.send(data);
    },
    close() {
      for (const websocket of open) websocket.terminate();
      websockets.close();
    },
  };
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
