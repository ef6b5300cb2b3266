import { isLocale, resolveText } from '#engine/configuration/text.ts';
import type { lookup as contract } from '#engine/contract/lookup.ts';
import { writeCalendar } from '#server/calendar/write-calendar.ts';
import { notFound } from '#server/domain/refusal.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import type { Handlers } from './handlers.ts';
import { siteLink } from './site-link.ts';

/** Receipts, calendars: for the bearer at once, for anybody else by mail to the address of the registration only. */
export const lookupHandlers: Handlers<typeof contract> = {
  async getReceipt({ services, dossier, body }) {
    const own = isLocale(dossier.locale) ? dossier.locale : 'en';
    const { db, configuration } = services;
    const file = await writeReceipt(db, configuration, dossier, body.locale ?? own);
    if (!file) throw notFound();
    return file;
  },
  getRegistrationCalendar({ services, request, registration, body, language }) {
    const locale = body.locale ?? language;
    const link = siteLink(services, request, locale, '/');
    return writeCalendar(services.db, services.configuration, registration, locale, link);
  },
  async sendReceiptParty({ services, eventCode, body, language }) {
    const locale = body.locale ?? language;
    const { code, email } = body;
    await services.receiptMailer.request(services.db, { eventCode, code, email, locale });
    return { message: resolveText(receiptSent, locale) };
  },
};

const receiptSent = {
  en: 'If a submitted registration exists, its receipt is sent to its email address.',
  fr: 'Si une inscription soumise existe, son reçu est envoyé à son adresse courriel.',
};
