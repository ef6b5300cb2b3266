import type { InspectedActor, LogEntry } from '../live/inspection-log.ts';

/** A state that a statechart was in for a while. */
export interface Span {
  readonly state: string;
  readonly from: number;
  readonly until: number;
  /** Neighbours differ. */
  readonly shade: 0 | 1;
}

export interface Lane {
  readonly name: string;
  readonly spans: readonly Span[];
}

const MOST_LANES = 4;
/** A span shorter than this share of the whole would be invisible. */
const FINEST = 1 / 500;

/** The states of each statechart over time; the charts with the most entries. */
export function lanesOf(entries: readonly LogEntry[], actors: readonly InspectedActor[]) {
  const from = entries[0]?.at ?? 0;
  const until = entries.at(-1)?.at ?? 0;
  const lanes = actors
    .filter(({ chart }) => chart !== undefined)
    .map(({ name, sessionId }, at) => {
      const own = entries.filter((entry) => entry.sessionId === sessionId);
      const spans = spansOf(own, until, (until - from) * FINEST);
      return { name: `${name}${at === 0 ? '' : ` ${at + 1}`}`, spans };
    })
    .filter(({ spans }) => spans.length > 1)
    .sort((a, b) => b.spans.length - a.spans.length)
    .slice(0, MOST_LANES);
  return { lanes, from, until };
}

/** Merges a chart's states into spans; spans too short to be visible are joined, under the last state. */
function spansOf(entries: readonly LogEntry[], until: number, finest: number): Span[] {
  const spans: Span[] = [];
  for (const { at, snapshot } of entries) {
    const state = innermost(snapshot.value);
    const last = spans.at(-1);
    if (last?.state === state) continue;
    if (last && at - last.from < finest) {
      spans[spans.length - 1] = { ...last, state, until };
      continue;
    }
    if (last) spans[spans.length - 1] = { ...last, until: at };
    spans.push({ state, from: at, until, shade: spans.length % 2 === 0 ? 0 : 1 });
  }
  return spans;
}

/** The innermost states of a state value. */
function innermost(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return 'running';
  return Object.entries(value)
    .map(([key, inside]) => (typeof inside === 'string' ? inside : innermost(inside)) || key)
    .join(', ');
}
