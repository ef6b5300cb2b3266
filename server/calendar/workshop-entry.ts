import type { DateArray, EventAttributes } from 'ics';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { Session } from '#engine/contract/schedule.ts';

type Timed = Pick<
  Session,
  | 'workshops_session_code'
  | 'workshops_title'
  | 'workshops_schedule_start'
  | 'workshops_schedule_end'
  | 'room'
  | 'description'
  | 'presenters'
>;

/** A session as an entry of a calendar, at its instants in UTC; whoever imports it again has it once. */
export function workshopEntry(event: EventDocument, workshop: Timed, locale: Locale): EventAttributes {
  return {
    uid: `${event.event_code}-${workshop.workshops_session_code}@rostrum`,
    productId: 'rostrum',
    title: resolveText(workshop.workshops_title, locale),
    description: [
      workshop.presenters.map(({ name }) => name).join(', '),
      resolveText(workshop.description, locale),
    ]
      .filter(Boolean)
      .join('\n'),
    location: resolveText(workshop.room, locale) || resolveText(event.location, locale),
    start: asMoment(workshop.workshops_schedule_start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: asMoment(workshop.workshops_schedule_end),
    endInputType: 'utc',
    endOutputType: 'utc',
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
  };
}

function asMoment(instant: string): DateArray {
  const at = new Date(instant);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
}
