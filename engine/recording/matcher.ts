import { opened, parsed } from './call-body.ts';
import { type AskedCall, type ComparedCall, comparedCall, keyOf } from './call-key.ts';
import { definitionOf } from './definition-of.ts';
import { type Difference, differences } from './difference.ts';
import { endpointOf, tellsOfNobody } from './endpoint-of.ts';
import type { RecordedCall, Recording } from './recording.ts';
import { addDocuments, addVocabulary } from './redact.ts';

/** The recording's answer to a call. */
export interface Matched {
  readonly call: RecordedCall;
  readonly status: number;
  readonly mimeType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly encoding: string | undefined;
}

/** A call that was asked and is not in the recording. */
export interface Mismatch {
  /** How many calls were asked before it. */
  readonly at: number;
  readonly asked: AskedCall;
  /** The most similar recorded call, with the differences. */
  readonly nearest?: { readonly call: RecordedCall; readonly differences: readonly Difference[] };
}

/** The result of a replay. */
export interface ReplayReport {
  readonly asked: number;
  readonly answered: number;
  readonly mismatches: readonly Mismatch[];
  /** Calls that were asked more often than they were recorded, and got the last answer again. */
  readonly repeated: readonly { readonly call: RecordedCall; readonly times: number }[];
  /** Recorded calls that were not made. */
  readonly unasked: readonly RecordedCall[];
}

export interface Matcher {
  /** The answer to a call; equal calls get their answers in order. Undefined without one. */
  take(asked: AskedCall): Matched | undefined;
  /** The answer of the most similar call, to continue in spite of a difference. */
  nearest(asked: AskedCall): Matched | undefined;
  report(): ReplayReport;
}

/** Answers calls from a recording: the one matcher of the replaying server, Vite, unit tests and Playwright. */
export function createMatcher({ calls, pages }: Pick<Recording, 'calls' | 'pages'>): Matcher {
  const isPublic = publicTexts(calls, pages);
  const compared = calls.map((call) => comparedCall(call, isPublic));
  const queues = new Map<string, number[]>();
  for (const [at, call] of compared.entries()) {
    const key = keyOf(call);
    queues.set(key, [...(queues.get(key) ?? []), at]);
  }
  const acts = calls.flatMap(({ method, url, index }) => {
    const known = endpointOf(method, url.split('?')[0] ?? '');
    return known && definitionOf(known).idempotent ? [index] : [];
  });
  const next = new Map<string, number>();
  const taken = new Map<number, number>();
  const mismatches: Mismatch[] = [];
  let asked = 0;

  const answerOf = (at: number | undefined, to: AskedCall): Matched | undefined => {
    const call = at === undefined ? undefined : calls[at];
    return call && matched(call, to);
  };
  /** A repeated call does not get the answer from after a payment that has not happened yet. */
  const turnWith = (queue: readonly number[], turn: number): number => {
    const [from, to] = [queue[turn - 1], queue[turn]];
    if (from === undefined || to === undefined) return turn;
    const isAhead = acts.some((act) => act > from && act < to && !taken.has(act));
    return isAhead ? turnWith(queue, turn - 1) : turn;
  };
  const nearestTo = (call: AskedCall) => mostLike(comparedCall(call, isPublic), compared);

  return {
    take(call) {
      const at = asked;
      asked += 1;
      const key = keyOf(comparedCall(call, isPublic));
      const queue = queues.get(key);
      if (!queue) {
        const like = nearestTo(call);
        const found = like && calls[like.at];
        mismatches.push({
          at,
          asked: call,
          ...(found && { nearest: { call: found, differences: like.differences } }),
        });
        return undefined;
      }
      const turn = turnWith(queue, Math.min(next.get(key) ?? 0, queue.length - 1));
      next.set(key, turn + 1);
      const index = queue[turn];
      if (index !== undefined) taken.set(index, (taken.get(index) ?? 0) + 1);
      return answerOf(index, call);
    },
    nearest: (call) => answerOf(nearestTo(call)?.at, call),
    report: () => ({
      asked,
      answered: asked - mismatches.length,
      mismatches,
      repeated: [...taken].flatMap(([at, times]) => {
        const call = calls[at];
        return call && times > 1 ? [{ call, times }] : [];
      }),
      unasked: calls.filter((_, at) => !taken.has(at)),
    }),
  };
}

/** Texts of documents, which occur in calls unchanged. */
function publicTexts(calls: readonly RecordedCall[], pages: Recording['pages']): (text: string) => boolean {
  const vocabulary = new Set<string>();
  for (const { first } of pages) addVocabulary(vocabulary, first.answers);
  for (const { method, url, content } of calls) {
    const known = endpointOf(method, url.split('?')[0] ?? '');
    if (known) (tellsOfNobody(known) ? addVocabulary : addDocuments)(vocabulary, parsed(content.text ?? ''));
  }
  return (text) => vocabulary.has(text);
}

/** The call that differs least: of the same address before others. */
function mostLike(now: ComparedCall, compared: readonly ComparedCall[]) {
  let best: { at: number; differences: readonly Difference[] } | undefined;
  for (const [at, call] of compared.entries()) {
    if (call.method !== now.method || firstParts(call.path) !== firstParts(now.path)) continue;
    const found = differences(call, now);
    if (!best || found.length < best.differences.length) best = { at, differences: found };
  }
  return best;
}

const firstParts = (path: string) => path.split('/').slice(0, 3).join('/');

/** The recorded answer, in which echoed input is replaced with the current input. */
function matched(call: RecordedCall, asked: AskedCall): Matched {
  const { status, content, headers } = call;
  const text = content.text ?? '';
  const { mimeType, encoding } = content;
  return { call, status, mimeType, headers, encoding, text: echoed(text, call, asked) };
}

function echoed(text: string, { fields }: RecordedCall, asked: AskedCall): string {
  const [sent, now] = [fields['values'], asked.fields['values']];
  if (typeof sent !== 'string' || typeof now !== 'string') return text;
  const answer = parsed(text);
  if (typeof answer !== 'object' || answer === null || !('values' in answer)) return text;
  const values = opened(now);
  return typeof values === 'object' ? JSON.stringify({ ...answer, values }) : text;
}
