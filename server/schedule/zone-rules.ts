import { tzlib_get_ical_block, tzlib_get_offset, tzlib_get_timezones } from 'timezones-ical-library';

/** A time zone as calendar files write it: its name, and its rules (a VTIMEZONE, RFC 5545, 3.6.5). */
export type ZoneRules = { readonly name: string; readonly rules: string };

/** The release of the IANA database that the package was made from, which it does not say. */
export const RULES_RELEASE = '2026c';

/** The first day that these rules are about: they have no history. */
export const RULES_SINCE = '2026-07-15';

// By lower case: documents may write a name in any.
const names = new Map([...tzlib_get_timezones(false)].map((name) => [name.toLowerCase(), name]));

/**
 * The rules of a time zone; undefined if they are unknown. They come from a package, since the rules of Node may be
 * years older. Other names of a zone, such as US/Eastern, have the rules and the name that replaced them.
 */
export function zoneRules(timezone: string): ZoneRules | undefined {
  const known = names.get(timezone.toLowerCase());
  if (known === undefined) return undefined;
  const [rules, parameter] = tzlib_get_ical_block(known, false);
  const name = parameter?.replace('TZID=', '');
  return rules && name ? { name, rules } : undefined;
}

/** The offset of a zone by these rules at a time of a day to come: `-07:00`; undefined if they are unknown. */
export function offsetByRules(timezone: string, day: string, clock: string): string | undefined {
  const known = names.get(timezone.toLowerCase());
  const offset = known === undefined ? '' : tzlib_get_offset(known, day, clock);
  return offset === '' ? undefined : `${offset.slice(0, 3)}:${offset.slice(3)}`;
}
