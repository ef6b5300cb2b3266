import type { Chart, ChartEdge, ChartNode } from '#machines/chart/chart.ts';
import type { LogEntry } from './inspection-log.ts';

/** What of a chart is lit at a moment; nothing moves, what comes later is grey. */
export interface Lights {
  /** The states that it is in. */
  readonly now: ReadonlySet<string>;
  /** The states that it has been in. */
  readonly visited: ReadonlySet<string>;
  /** The edges that were taken, and those that were taken last. */
  readonly taken: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  /** The edges out of where it is that a guard keeps closed. */
  readonly closed: ReadonlySet<string>;
}

export const noLights: Lights = {
  now: new Set(),
  visited: new Set(),
  taken: new Set(),
  last: new Set(),
  closed: new Set(),
};

/** What is lit once all of an actor's entries up to a moment have happened. */
export function lightsOf(chart: Chart, entries: readonly LogEntry[]): Lights {
  const latest = entries.at(-1);
  if (!latest) return noLights;
  const now = activeStates(chart, latest.snapshot.value);
  const visited = new Set(entries.flatMap(({ snapshot }) => [...activeStates(chart, snapshot.value)]));
  const shut = new Set(latest.snapshot.closed);
  const closed = chart.edges.filter(
    ({ from, event }) => shut.has(event) && (now.has(from) || from === chart.id),
  );
  return {
    now,
    visited,
    taken: new Set(entries.flatMap(({ taken }) => taken)),
    last: new Set(latest.taken),
    closed: new Set(closed.map(({ id }: ChartEdge) => id)),
  };
}

/** The states of a chart that a state value names, those that they stand in included. */
export function activeStates({ nodes }: Chart, value: unknown): Set<string> {
  const active = new Set<string>();
  const visit = (parent: string | undefined, part: unknown): void => {
    const keys = typeof part === 'string' ? [part] : Object.keys(Object(part));
    for (const key of keys) {
      const node = nodes.find((each: ChartNode) => each.parent === parent && each.key === key);
      if (!node) continue;
      active.add(node.id);
      if (typeof part !== 'string') visit(node.id, (part as Record<string, unknown>)[key]);
    }
  };
  if (value !== undefined && value !== null) visit(undefined, value);
  return active;
}
