import type { tickets as contract } from '#engine/contract/tickets.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { ticketSheet } from '#server/tickets/ticket-sheet.ts';
import { writeTickets } from '#server/tickets/write-tickets.ts';
import { offerWallets } from '#server/wallets/offer-wallets.ts';
import { writeApplePass } from '#server/wallets/write-apple-pass.ts';
import type { Handlers } from './handlers.ts';

/** The tickets of an order, to whoever holds it. */
export const ticketHandlers: Handlers<typeof contract> = {
  async getMyTickets({ services, event, dossier, language }) {
    const { db, configuration, wallets } = services;
    const sheet = await ticketSheet(db, configuration, dossier);
    return offerWallets(sheet, { event: event.document, code: dossier.code, locale: language }, wallets);
  },
  async getTickets({ services, event, dossier, body, language }) {
    const { db, configuration } = services;
    const locale = body.locale ?? language;
    const file = await writeTickets(db, configuration, event.document, dossier, locale);
    if (!file) throw notFound();
    return file;
  },
  async getApplePass({ services, event, dossier, body, language }) {
    const { db, configuration, wallets } = services;
    if (!wallets.apple) throw notFound();
    const sheet = await ticketSheet(db, configuration, dossier);
    const about = { event: event.document, code: dossier.code, locale: body.locale ?? language };
    const file = await writeApplePass(sheet, body.number, about, wallets.apple);
    if (!file) throw notFound();
    return file;
  },
};
