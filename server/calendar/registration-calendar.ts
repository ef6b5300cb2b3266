import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { WorkshopCartEntry } from '#engine/contract/workshop-cart.ts';
import { dayEntries } from './event-calendar.ts';

/** The days of a registration and its own workshops as a calendar file (RFC 5545); workshops at their instants in UTC. */
export function registrationCalendar(
  event: EventDocument,
  days: readonly string[],
  workshops: readonly WorkshopCartEntry[],
  locale: Locale,
  url: string,
): string {
  const { error, value } = createEvents([
    ...dayEntries(event, days, locale, url),
    ...workshops.map((workshop) => workshopEntry(event, workshop, locale)),
  ]);
  if (error || !value) throw error ?? new Error('The calendar could not be written');
  return value;
}

function workshopEntry(event: EventDocument, workshop: WorkshopCartEntry, locale: Locale): EventAttributes {
  return {
    uid: `${event.event_code}-${workshop.workshops_session_code}@rostrum`,
    productId: 'rostrum',
    title: resolveText(workshop.workshops_title, locale),
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
