import { type Locale, type Text, textSaid } from '#engine/configuration/text.ts';
import { formatWallDay, formatWallTime } from '#engine/format/wall-clock.ts';
import { zoneNameOf } from '#engine/format/zone-name.ts';

/** Day and clock of instants that bear their offset, with the name of their zone, in every language. */
export function formatSessionTime(start: string, end: string | undefined, timezone: string): Text {
  const write = (locale: Locale): string => {
    const day = formatWallDay(start, locale, { weekday: 'long', month: 'long', day: 'numeric' });
    const clock = [start, ...(end === undefined ? [] : [end])].map((at) => formatWallTime(at, locale));
    return `${day}, ${clock.join('\u2013')} (${zoneNameOf(timezone, locale)})`;
  };
  return textSaid(write);
}
