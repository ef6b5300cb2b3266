import { createEvents } from 'ics';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { WorkshopCartEntry } from '#engine/contract/workshop-cart.ts';
import { dayEntries } from './event-calendar.ts';
import { workshopEntry } from './workshop-entry.ts';

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
