import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { ReplayChannels } from '#engine/recording/replay-channels.ts';

/** Opens `/app/{key}` on a server for the live messages of a replay; returns a function that closes it. */
export function openReplaySockets(server: Server, channels: ReplayChannels): () => void {
  const websockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/app/')) return socket.destroy();
    websockets.handleUpgrade(request, socket, head, (websocket) => {
      const connection = channels.open((text) => websocket.send(text));
      websocket.on('close', connection.close);
      websocket.on('error', () => {});
      websocket.on('message', (text) => connection.hear(String(text)));
    });
  });
  return () => {
    for (const websocket of websockets.clients) websocket.terminate();
    websockets.close();
  };
}
