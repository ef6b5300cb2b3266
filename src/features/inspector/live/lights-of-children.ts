import type { InspectedActor, LogEntry } from './inspection-log.ts';
import { createLightIndex } from './light-index.ts';
import type { Lights } from './lights.ts';

const NAMES = ['now', 'visited', 'taken', 'last', 'closed'] as const;

/** Highlights of children drawn in the chart of their parent. */
export function createChildLights(children: ReadonlyMap<string, InspectedActor>) {
  const indexes = new Map(
    [...children].flatMap(([inside, { chart }]) => (chart ? [[inside, createLightIndex(chart)]] : [])),
  );
  return {
    /** The lights of all at a moment of the whole log, by the places that its entries have in it. */
    at(own: Lights, entries: readonly LogEntry[], moment: number): Lights {
      if (children.size === 0) return own;
      const lit: Record<(typeof NAMES)[number], Set<string>> = {
        now: new Set(own.now),
        visited: new Set(own.visited),
        taken: new Set(own.taken),
        last: new Set(own.last),
        closed: new Set(own.closed),
      };
      for (const [inside, { sessionId }] of children) {
        const theirs = entries.filter((entry) => entry.sessionId === sessionId);
        const place = theirs.findLastIndex(({ index }) => index <= moment);
        const lights = indexes.get(inside)?.at(theirs, place);
        if (!lights || place < 0) continue;
        lit.now.add(inside);
        for (const name of NAMES) for (const id of lights[name]) lit[name].add(inside + id);
      }
      return lit;
    },
  };
}
