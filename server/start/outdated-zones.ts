import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { offsetByRules, RULES_RELEASE } from '#server/calendar/zone-rules.ts';
import { slotInstants } from '#server/schedule/slot-instants.ts';

/** The time zone rules of a runtime: their release (`2025c`), and the offset of a zone at noon of a day. */
export type KnownRules = { readonly release: string; offsetOf(timezone: string, day: string): string };

/** The rules that this Node has. */
export const rulesOfNode: KnownRules = {
  release: process.versions['tz'] ?? '',
  offsetOf: (timezone, day) =>
    slotInstants(day, { start: '12:00', end: '13:00' }, timezone).start.slice(-6).replace(':', ''),
};

/** What is logged of them; docs/operating.md says the same. */
export const OLD_RULES =
  'Node knows these time zones by old rules, so times in emails and deadlines can be an hour off: install a newer Node, or see "Time zones" in docs/operating.md';

/** The zones of events that newer rules put elsewhere, today or on a coming day of the event. */
export function outdatedZones(
  events: readonly EventDocument[],
  now: Date,
  { release, offsetOf }: KnownRules = rulesOfNode,
): string[] {
  if (release >= RULES_RELEASE) return [];
  const today = now.toISOString().slice(0, 10);
  const zones = events
    .filter(({ dates }) => dates.end >= today)
    .flatMap(({ timezone, tracks, days }) => {
      const coming = [today, ...days.map(({ date }) => date).filter((date) => date > today)];
      return [timezone, ...tracks.map((track) => track.timezone)].filter((zone) =>
        coming.some((day) => {
          const offset = offsetByRules(zone, day);
          return offset !== undefined && offset !== offsetOf(zone, day);
        }),
      );
    });
  return [...new Set(zones)].sort();
}
