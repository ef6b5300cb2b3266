import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatClock, formatTime } from '#engine/form/format/clock.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { dateFormat } from '#engine/form/format/formatters.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/**
 * Formats moments in the event's time zone: its day, and the day with the time. A time that is written by the event's
 * clocks stays as it is, whatever rules of time zones the browser has.
 */
export function useMoments() {
  const locale = useLocale();
  const { timezone } = useEvent();
  const day = (instant: string) => formatDate(dayIn(timezone, new Date(instant)), locale);
  const { tag } = languages[locale];
  const short = dateFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: timezone });
  return {
    day,
    /** The day with its month cut, for columns. */
    shortDay: (instant: string) => short.format(new Date(instant)),
    clock: (local: string) =>
      `${formatDate(local.slice(0, 10), locale)}, ${formatClock(local.slice(11, 16), locale)}`,
    time: (instant: string) => `${day(instant)}, ${formatTime(new Date(instant), locale, timezone)}`,
  };
}
