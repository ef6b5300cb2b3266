import type { Locale } from '#engine/configuration/text.ts';
import type { Session } from '#engine/contract/schedule.ts';
import { formatTime } from '#engine/format/clock.ts';
import { say } from './words.ts';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-CA', fr: 'fr-CA' };

type Times = Pick<
  Session,
  'workshops_schedule_start' | 'workshops_schedule_end' | 'workshops_schedule_track_timezone'
>;

const zoneOf = (session: Times) => session.workshops_schedule_track_timezone;

/** "10:30 am to 12:00 pm", in the track's time zone (spec §9 "Time display"). */
export function timesOf(session: Times, locale: Locale): string {
  const start = formatTime(new Date(session.workshops_schedule_start), locale, zoneOf(session));
  const end = formatTime(new Date(session.workshops_schedule_end), locale, zoneOf(session));
  return say('to', locale, { start, end });
}

/** "Friday", the day in the track's time zone. */
export function weekdayOf(session: Times, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { weekday: 'long', timeZone: zoneOf(session) }).format(
    new Date(session.workshops_schedule_start),
  );
}

/** "Friday, 9:00 am". */
export function whenOf(session: Times, locale: Locale): string {
  const time = formatTime(new Date(session.workshops_schedule_start), locale, zoneOf(session));
  return locale === 'fr'
    ? `${weekdayOf(session, locale)} à ${time}`
    : `${weekdayOf(session, locale)}, ${time}`;
}

/** "Pacific Time", the name of the track's time zone whatever the season. */
export function zoneNameOf(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(TAGS[locale], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
