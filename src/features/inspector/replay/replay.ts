import type { HistoryEntry } from '#engine/recording/har.ts';
import { readRecording } from '#engine/recording/read-recording.ts';
import type { InspectionMessage } from '#machines/inspection/inspection-messages.ts';
import { isInspectionMessage } from '#machines/inspection/inspection-messages.ts';

/** A call of a recording, as it is listed. */
export interface ReplayedCall {
  readonly index: number;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly isAsked: boolean;
}

/** A call that was asked and is not in the recording. */
export interface ReplayMismatch {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly nearest?: number;
  readonly differences?: readonly {
    readonly pointer: string;
    readonly recorded?: string;
    readonly now?: string;
  }[];
}

/** A recording that is looked at, or replayed in another tab. */
export interface Replay {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly calls: readonly ReplayedCall[];
  readonly mismatches: readonly ReplayMismatch[];
  /** The server's records, in an organizer's trace. */
  readonly history?: readonly HistoryEntry[];
  /** The error of a visitor's trace. */
  readonly fault?: { readonly id: string; readonly status: number; readonly address: string };
}

/** An opened file: its calls, and the events and snapshots of its statecharts. */
export type OpenedFile =
  | { readonly ok: true; readonly replay: Replay; readonly messages: readonly InspectionMessage[] }
  | { readonly ok: false; readonly problem: string };

/** Reads a recording or a visitor's trace; refuses one with personal data and names the place. */
export function openRecording(text: string): OpenedFile {
  const reading = readRecording(text);
  if (!reading.ok) {
    const [first] = reading.problems;
    return { ok: false, problem: ['The file', first?.pointer, first?.problem].filter(Boolean).join(' ') };
  }
  const { own, startedAt, milliseconds, calls } = reading.recording;
  return {
    ok: true,
    replay: {
      name: own.name,
      startedAt,
      milliseconds,
      calls: calls.map(({ index, method, url, status, at }) => ({
        index,
        method,
        url,
        status,
        at,
        isAsked: true,
      })),
      mismatches: [],
      ...(own.fault && { fault: own.fault }),
      ...(own.history && { history: own.history }),
    },
    messages: (own.inspection ?? []).filter(isInspectionMessage),
  };
}
