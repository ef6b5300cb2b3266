import type { Locale } from '#engine/configuration/text.ts';
import { formatTime } from '#engine/format/clock.ts';
import { formatDay } from '#engine/format/date-range.ts';
import { languages } from '#engine/languages/languages.ts';
import { dayIn } from '#engine/validation/rules/calendar-day.ts';

/**
 * A moment by which something is to be done, in the visitor's own time with the zone's name beside it:
 * "Friday, November 20 at 2:30 pm PST", « vendredi 20 novembre à 14 h 30 HNP ».
 */
export function formatMoment(
  instant: string,
  locale: Locale,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const moment = new Date(instant);
  const { tag, forms } = languages[locale];
  const zone = new Intl.DateTimeFormat(tag, { timeZoneName: 'short', timeZone })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const day = formatDay(dayIn(timeZone, moment), locale);
  return forms.moment(day, `${formatTime(moment, locale, timeZone)}\u00a0${zone ?? ''}`.trim());
}
