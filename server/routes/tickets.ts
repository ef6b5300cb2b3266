import type { tickets as contract } from '#engine/contract/tickets.ts';
import { ticketSheet } from '#server/domain/tickets/ticket-sheet.ts';
import { notFound } from '#server/http/http-problem.ts';
import { writeTickets } from '#server/tickets/write-tickets.ts';
import type { Handlers } from './handlers.ts';

/** The tickets of an order, to whoever holds it. */
export const ticketHandlers: Handlers<typeof contract> = {
  getMyTickets({ services: { db, configuration }, registration }) {
    return ticketSheet(db, configuration, registration);
  },
  async getTickets({ services, event, registration, body, language }) {
    const { db, configuration } = services;
    const locale = body.locale ?? language;
    const file = await writeTickets(db, configuration, event.document, registration, locale);
    if (!file) throw notFound();
    return file;
  },
};
