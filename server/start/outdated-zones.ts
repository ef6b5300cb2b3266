import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type KnownRules, newerOffset, rulesOfNode } from '#server/schedule/newer-offset.ts';

/** What is logged of them; docs/operating.md says the same. */
export const OLD_RULES =
  'Node knows these time zones by old rules, so times in emails and deadlines can be an hour off: install a newer Node, or see "Time zones" in docs/operating.md';

/** The zones of events that newer rules put elsewhere, today or on a coming day of the event. */
export function outdatedZones(
  events: readonly EventDocument[],
  now: Date,
  node: KnownRules = rulesOfNode,
): string[] {
  const today = now.toISOString().slice(0, 10);
  const zones = events
    .filter(({ dates }) => dates.end >= today)
    .flatMap(({ timezone, tracks, days }) => {
      const coming = [today, ...days.map(({ date }) => date).filter((date) => date > today)];
      return [timezone, ...tracks.map((track) => track.timezone)].filter((zone) =>
        coming.some((day) => newerOffset(zone, day, '12:00', node) !== undefined),
      );
    });
  return [...new Set(zones)].sort();
}
