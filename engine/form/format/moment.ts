import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { dayIn } from './calendar-day.ts';
import { formatTime } from './clock.ts';
import { formatDay } from './date-range.ts';
import { dateFormat } from './formatters.ts';

/**
 * A deadline with its zone, in the reader's time unless given otherwise: "Friday, November 20 at 2:30 pm PST", «
 * vendredi 20 novembre à 14 h 30 HNP ». An invalid moment is returned unchanged.
 */
export function formatMoment(
  instant: string,
  locale: Locale,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const { tag, forms } = languages[locale];
  const zone = dateFormat(tag, { timeZoneName: 'short', timeZone })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const day = formatDay(dayIn(timeZone, moment), locale);
  return forms.moment(day, `${formatTime(moment, locale, timeZone)}\u00a0${zone ?? ''}`.trim());
}
