import path from 'node:path';
import type { Recording } from '#engine/recording/recording.ts';
import { buildReplayServer } from '#server/replay/replay-server.ts';

const siteFolder = path.resolve(import.meta.dirname, '../../../dist/site');

/** Serves a recording at once, on a port of its own; `site` is its event's origin. */
export async function startReplaying(recording: Recording) {
  const replay = await buildReplayServer({ recording, siteFolder, speed: Number.POSITIVE_INFINITY });
  await replay.server.listen({ host: 'localhost', port: 0 });
  const bound = replay.server.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { ...replay, site: `http://${recording.own.host}:${port}` };
}
