import type { Mismatch, ReplayReport } from '#engine/recording/matcher.ts';
import type { Recording } from '#engine/recording/recording.ts';

/** A replay for the inspector: the recording's calls and their results. */
export function replayState(recording: Recording, report: ReplayReport, speed: number) {
  const unasked = new Set(report.unasked.map(({ index }) => index));
  const { own, startedAt, milliseconds, calls } = recording;
  return {
    name: own.name,
    host: own.host,
    startedAt,
    milliseconds,
    speed: Number.isFinite(speed) ? speed : null,
    calls: calls.map(({ index, method, url, status, at }) => ({
      index,
      method,
      url,
      status,
      at,
      isAsked: !unasked.has(index),
    })),
    asked: report.asked,
    mismatches: report.mismatches.map(shown),
  };
}
export type ReplayState = ReturnType<typeof replayState>;

const shown = ({ at, asked, nearest }: Mismatch) => ({
  at,
  method: asked.method,
  url: asked.url,
  ...(nearest && { nearest: nearest.call.index, differences: nearest.differences }),
});
