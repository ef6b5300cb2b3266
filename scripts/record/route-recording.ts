// Answers a page’s calls from a recording, for tests in a browser: Playwright’s `page.route` with the one matcher.
import type { BrowserContext } from 'playwright-core';
import { readBody } from '#engine/recording/call-body.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { replayAnswer } from '#engine/recording/replay-answer.ts';
import { createReplayChannels } from '#engine/recording/replay-channels.ts';
import { clockScript } from '#engine/recording/replay-clock.ts';
import { type ReplayOptions, type ReplaySession, startReplay } from '#engine/recording/replay-session.ts';

/** Has every page of a context ask the recording in place of a server; its clock goes as the recording's did. */
export async function routeRecording(
  context: BrowserContext,
  recording: Recording,
  options: ReplayOptions = { speed: Number.POSITIVE_INFINITY },
): Promise<ReplaySession> {
  const channels = createReplayChannels();
  const session = startReplay(recording, { ...options, onMessage: channels.tell });
  await context.addInitScript(clockScript(recording.startedAt));
  await context.routeWebSocket(/\/app\//, (socket) => {
    const connection = channels.open((text) => socket.send(text));
    socket.onClose(connection.close);
    socket.onMessage((text) => connection.hear(String(text)));
  });
  await context.route(/^[^?]*\/api\//, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const text = request.postData();
    const mimeType = request.headers()['content-type'] ?? '';
    const fields = readBody(text === null ? undefined : { mimeType, text });
    const asked = { method: request.method(), url: pathname + search, fields };
    const answer = await replayAnswer(session, asked);
    const { status, headers, mimeType: contentType } = answer;
    const body = answer.isBytes ? Buffer.from(answer.text, 'base64') : answer.text;
    await route.fulfill({ status, contentType, headers, body });
  });
  return session;
}
