import type { Session } from '#engine/event/schedule/session.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';

/** What a session is called: as its workshop is. */
export const titleOf = (session: Pick<Session, 'workshops_title'>, locale: Locale): string =>
  resolveText(session.workshops_title, locale);

type Times = Pick<Session, 'workshops_schedule_start' | 'workshops_schedule_end'>;

/** "10:30 am to 12:00 pm" as a heading, in the track's time zone (spec §9 "Time display"). */
export function timesOf(session: Times, locale: Locale): string {
  const start = formatWallTime(session.workshops_schedule_start, locale);
  const end = formatWallTime(session.workshops_schedule_end, locale);
  return firstUpper(say('to', locale, { start, end }), locale);
}

/** "Friday", the day in the track's time zone. */
export function weekdayOf(session: Times, locale: Locale): string {
  return formatWallDay(session.workshops_schedule_start, locale, { weekday: 'long' });
}

/** "Friday, 9:00 am". */
export function whenOf(session: Times, locale: Locale): string {
  const time = formatWallTime(session.workshops_schedule_start, locale);
  return say('when', locale, { day: weekdayOf(session, locale), time });
}
