import type { Ticket, TicketSheet } from '#engine/contract/tickets.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { wordIn } from '#server/languages/words.ts';
import { ticketWords } from './ticket-words.ts';

/** What the facts of a ticket are read from. */
export type FactSources = {
  event: Pick<EventDocument, 'days' | 'words'>;
  sheet: Pick<TicketSheet, 'tickets' | 'buyer' | 'venue' | 'registrations_day'>;
};

/** What a ticket says, each as lines of words. */
export type TicketFacts = Readonly<Record<'when' | 'where' | 'for' | 'ticket', readonly string[]>>;

/** When, where, for whom and which: what stands on a ticket, in a language. */
export function ticketFacts({ event, sheet }: FactSources, ticket: Ticket, locale: Locale): TicketFacts {
  const { venue, buyer, tickets, registrations_day } = sheet;
  const lines = (...texts: (Text | undefined)[]) =>
    texts.map((text) => resolveText(text, locale)).filter((line) => line !== '');
  const days = event.days.filter(({ code }) => registrations_day.includes(code));
  const unnamed =
    buyer === undefined
      ? ticketWords(event, locale).anyone
      : wordIn('tickets.guest', locale, { name: buyer });
  return {
    when: ticket.when ? lines(ticket.when) : days.flatMap(({ label, hours }) => lines(label, hours)),
    where: ticket.place ? lines(ticket.place) : lines(venue?.name, venue?.address),
    for: [ticket.holder ?? unnamed],
    ticket: [
      wordIn('tickets.of', locale, { number: ticket.number, count: tickets.length }),
      ...lines(ticket.variant),
    ],
  };
}
