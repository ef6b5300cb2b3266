import type { EventAttributes } from 'ics';
import { type ZoneRules, zoneRules } from '#server/schedule/zone-rules.ts';

/** An entry of a calendar; without a zone it has whole days, or instants. */
export type CalendarEntry = EventAttributes & { readonly zone?: ZoneRules };

/** `2027-02-19T10:30:00-08:00` as RFC 5545 (3.3.5) writes its clock: `20270219T103000`. */
const clockOf = (instant: string): string => instant.slice(0, 19).replaceAll(/[-:]/g, '');

const utcOf = (instant: string): string => `${clockOf(new Date(instant).toISOString())}Z`;

/**
 * When an entry begins and ends, from instants that bear the offset of their zone; without an end it is there from its
 * beginning on. Its clock is written, not the instant, which is wrong where this server's rules of the zone are old.
 */
export function entryTimes(
  start: string,
  end: string = start,
  timezone: string,
): Pick<CalendarEntry, 'start' | 'zone'> & { end: string } {
  const zone = zoneRules(timezone);
  return zone ? { start: clockOf(start), end: clockOf(end), zone } : { start: utcOf(start), end: utcOf(end) };
}
