import type { Ticket, TicketSheet } from '#engine/contract/tickets.ts';
import type { EventDay, EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** What a pass of a phone's wallet is made of: a ticket, with what its order and its event say of it. */
export type PassContent = {
  event: EventDocument;
  sheet: Pick<TicketSheet, 'tickets' | 'buyer' | 'venue' | 'registrations_day' | 'notes'>;
  ticket: Ticket;
  /** The order's code. */
  code: string;
  locale: Locale;
};

/** The first day that a ticket is for and whose doors are told. */
export function firstDoors({
  event,
  sheet,
}: Pick<PassContent, 'event' | 'sheet'>): (EventDay & { doors: string }) | undefined {
  for (const day of event.days) {
    const { doors } = day;
    if (doors !== undefined && sheet.registrations_day.includes(day.code)) return { ...day, doors };
  }
  return undefined;
}
