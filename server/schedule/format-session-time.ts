import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { type Locale, type Text, textSaid } from '#engine/form/languages/text.ts';

/** Day and clock of instants that bear their offset, with the name of their zone, in every language. */
export function formatSessionTime(start: string, end: string | undefined, timezone: string): Text {
  const write = (locale: Locale): string => {
    const day = formatWallDay(start, locale, { weekday: 'long', month: 'long', day: 'numeric' });
    const clock = [start, ...(end === undefined ? [] : [end])].map((at) => formatWallTime(at, locale));
    return `${day}, ${clock.join('\u2013')} (${zoneNameOf(timezone, locale)})`;
  };
  return textSaid(write);
}
