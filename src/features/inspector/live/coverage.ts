import type { Chart } from '#machines/chart/chart.ts';
import type { Inspection } from './inspection-log.ts';

/** The edges of a chart that any of its actors has taken. */
export interface Coverage {
  readonly taken: ReadonlySet<string>;
  readonly count: number;
  readonly all: number;
}

/** Counts the edges of a chart that have been taken, over all actors in a log. */
export function coverageOf(chart: Chart, { actors, entries }: Inspection): Coverage {
  const own = new Set(
    actors.filter((actor) => actor.chart?.id === chart.id).map(({ sessionId }) => sessionId),
  );
  const ways = new Set(chart.edges.map(({ id }) => id));
  const taken = new Set(
    entries
      .filter(({ sessionId }) => own.has(sessionId))
      .flatMap((entry) => entry.taken)
      .filter((id) => ways.has(id)),
  );
  return { taken, count: taken.size, all: ways.size };
}
