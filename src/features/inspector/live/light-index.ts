import type { Chart, ChartEdge, ChartNode } from '#machines/chart/chart.ts';
import type { LogEntry } from './inspection-log.ts';
import { type Lights, noLights } from './lights.ts';

/**
 * Computes the highlights at any moment of an actor's log. The first entry of each state and edge is indexed, so that
 * the cost depends on the chart's size, not on the length of the log.
 */
export function createLightIndex(chart: Chart) {
  const states = new Map<string, ReadonlySet<string>>();
  const entered = createFirsts();
  const taken = createFirsts();
  let counted = 0;
  let last: LogEntry | undefined;

  const activeIn = (value: unknown): ReadonlySet<string> => {
    const key = JSON.stringify(value) ?? '';
    const known = states.get(key) ?? activeStates(chart, value);
    states.set(key, known);
    return known;
  };
  const count = (entries: readonly LogEntry[]) => {
    // It is another log, or its beginning was dropped.
    if (counted > entries.length || (counted > 0 && entries[counted - 1] !== last)) {
      entered.clear();
      taken.clear();
      counted = 0;
    }
    for (; counted < entries.length; counted += 1) {
      last = entries[counted];
      for (const id of activeIn(last?.snapshot.value)) entered.note(id, counted);
      for (const id of last?.taken ?? []) taken.note(id, counted);
    }
  };

  return {
    /** The highlights after this many of an actor's entries. */
    at(entries: readonly LogEntry[], place: number): Lights {
      count(entries);
      const entry = entries[place];
      if (!entry) return noLights;
      const now = activeIn(entry.snapshot.value);
      const shut = new Set(entry.snapshot.closed);
      const isClosed = ({ from, event }: ChartEdge) =>
        shut.has(event) && (now.has(from) || from === chart.id);
      return {
        now,
        visited: entered.upTo(place),
        taken: taken.upTo(place),
        last: new Set(entry.taken),
        closed: new Set(chart.edges.filter(isClosed).map(({ id }) => id)),
      };
    },
  };
}

/** When each of some names came first; the names up to a place are the same set as long as they are the same. */
function createFirsts() {
  const names = new Map<string, number>();
  const sets = new Map<number, ReadonlySet<string>>();
  return {
    note(name: string, place: number): void {
      if (!names.has(name)) names.set(name, place);
    },
    upTo(place: number): ReadonlySet<string> {
      const some = [...names].filter(([, at]) => at <= place).map(([name]) => name);
      const known = sets.get(some.length) ?? new Set(some);
      sets.set(some.length, known);
      return known;
    },
    clear(): void {
      names.clear();
      sets.clear();
    },
  };
}

/** The states named by a state value, with their parents. */
export function activeStates({ nodes }: Chart, value: unknown): Set<string> {
  const active = new Set<string>();
  visitStates(nodes, value, (node) => active.add(node.id));
  return active;
}

/** The states named by a state value that the chart does not have, because it is of another version. */
export function unknownStates({ nodes }: Chart, value: unknown): string[] {
  const unknown: string[] = [];
  visitStates(
    nodes,
    value,
    () => {},
    (key) => unknown.push(key),
  );
  return unknown;
}

function visitStates(
  nodes: readonly ChartNode[],
  value: unknown,
  onState: (node: ChartNode) => void,
  onUnknown: (key: string) => void = () => {},
): void {
  const visit = (parent: string | undefined, part: unknown): void => {
    const keys = typeof part === 'string' ? [part] : Object.keys(Object(part));
    for (const key of keys) {
      const node = nodes.find((each) => each.parent === parent && each.key === key);
      if (!node) {
        onUnknown(key);
        continue;
      }
      onState(node);
      if (typeof part !== 'string') visit(node.id, (part as Record<string, unknown>)[key]);
    }
  };
  if (value !== undefined && value !== null) visit(undefined, value);
}
