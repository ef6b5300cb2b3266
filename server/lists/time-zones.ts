import type { Option } from '#engine/form/field/option.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { type Locale, textSaid } from '#engine/form/languages/text.ts';

/** Zones that most visitors live in, from west to east; the rest of America follows. */
const first = [
  'America/Vancouver',
  'America/Whitehorse',
  'America/Edmonton',
  'America/Regina',
  'America/Winnipeg',
  'America/Toronto',
  'America/Halifax',
  'America/St_Johns',
];

// Regions where people live; Etc and Antarctica are left out.
const regions = ['America', 'Atlantic', 'Europe', 'Africa', 'Asia', 'Indian', 'Australia', 'Pacific'];

/** The time zones a visitor may choose, by IANA name: `Vancouver (Pacific Time)`. */
export function timeZoneList(): Option[] {
  const known = Intl.supportedValuesOf('timeZone').filter((id) => regions.includes(regionOf(id)));
  const others = known
    .filter((id) => !first.includes(id))
    .sort((a, b) => regions.indexOf(regionOf(a)) - regions.indexOf(regionOf(b)) || a.localeCompare(b, 'en'));
  return [...first, ...others].map((id) => ({
    id,
    name: textSaid((locale) => nameOf(id, locale)),
  }));
}

function regionOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

function nameOf(id: string, locale: Locale): string {
  const city = id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${city} (${zoneNameOf(id, locale)})`;
}
