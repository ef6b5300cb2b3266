import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type CalendarEntry, entryTimes } from './calendar-entry.ts';
import { placeOf } from './place-of.ts';

/** What of a session its entry says. */
export type Timed = Pick<
  Session,
  | 'workshops_session_code'
  | 'workshops_title'
  | 'workshops_schedule_start'
  | 'workshops_schedule_end'
  | 'workshops_schedule_track_timezone'
  | 'workshops_session_type'
  | 'workshops_offsite'
  | 'room'
  | 'description'
  | 'presenters'
>;

/** A session as an entry of a calendar, in the time zone of its track; importing it again does not duplicate it. */
export function workshopEntry(
  event: EventDocument,
  workshop: Timed,
  locale: Locale,
  venue: Text | undefined,
): CalendarEntry {
  const { room, workshops_offsite: offsite, workshops_session_type: type } = workshop;
  const meetsAt = type === 'O' ? undefined : venue;
  // Whoever is led to the venue of a workshop that is elsewhere misses it: it is named apart.
  const apart = offsite === 'Y' && room !== undefined ? meetsAt : undefined;
  const around = apart ? undefined : meetsAt;
  return {
    uid: `${event.event_code}-${workshop.workshops_session_code}@rostrum`,
    title: resolveText(workshop.workshops_title, locale),
    description: [
      workshop.presenters.map(({ name }) => name).join(', '),
      resolveText(workshop.description, locale),
      apart ? `${offsiteWords[locale]} ${resolveText(apart, locale)}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    location: placeOf([room, around], locale) || resolveText(event.location, locale),
    ...entryTimes(
      workshop.workshops_schedule_start,
      workshop.workshops_schedule_end,
      workshop.workshops_schedule_track_timezone,
    ),
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
  };
}

/** A session that the organizers have removed: whoever has it in a calendar sees it cancelled. */
export function cancelledEntry(...of: Parameters<typeof workshopEntry>): CalendarEntry {
  return asCancelled(workshopEntry(...of));
}

/** An entry whose calendar event was cancelled. */
export function asCancelled(entry: CalendarEntry): CalendarEntry {
  return { ...entry, status: 'CANCELLED', busyStatus: 'FREE', sequence: 1 };
}

const offsiteWords: Record<Locale, string> = inEveryLanguage('schedule.offsite');
