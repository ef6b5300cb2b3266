// Answers a page’s calls from a recording, for tests in a browser: Playwright’s `page.route` with the one matcher.
import type { BrowserContext, WebSocketRoute } from 'playwright-core';
import { readBody } from '#engine/recording/call-body.ts';
import { notRecorded } from '#engine/recording/not-recorded.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { type ReplayOptions, type ReplaySession, startReplay } from '#engine/recording/replay-session.ts';
import { serverMessage } from '#server/realtime/pusher-message.ts';
import { clockScript } from '#server/replay/replay-clock.ts';
import { isTold, protocolAnswer } from '#server/replay/replay-sockets.ts';

/** Has every page of a context ask the recording in place of a server; its clock goes as the recording's did. */
export async function routeRecording(
  context: BrowserContext,
  recording: Recording,
  options: ReplayOptions = { speed: Number.POSITIVE_INFINITY },
): Promise<ReplaySession> {
  const sockets = new Set<WebSocketRoute>();
  const session = startReplay(recording, {
    ...options,
    onMessage: (message) => {
      if (isTold(message)) for (const socket of sockets) socket.send(message.data);
    },
  });
  await context.addInitScript(clockScript(recording.startedAt));
  await context.routeWebSocket(/\/app\//, (socket) => {
    sockets.add(socket);
    socket.onClose(() => void sockets.delete(socket));
    socket.onMessage((text) => {
      const answer = protocolAnswer(String(text));
      if (answer !== undefined) socket.send(answer);
    });
    socket.send(serverMessage('pusher:connection_established', { socket_id: '1.1', activity_timeout: 120 }));
  });
  await context.route(/^[^?]*\/api\//, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const text = request.postData();
    const mimeType = request.headers()['content-type'] ?? '';
    const fields = readBody(text === null ? undefined : { mimeType, text });
    const asked = { method: request.method(), url: pathname + search, fields };
    const found = await session.answer(asked);
    if (!found) {
      const { status, body } = notRecorded(asked);
      return route.fulfill({ status, json: body });
    }
    const body = found.encoding === 'base64' ? Buffer.from(found.text, 'base64') : found.text;
    await route.fulfill({ status: found.status, contentType: found.mimeType, body });
  });
  return session;
}
