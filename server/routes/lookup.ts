import type { lookup as contract } from '#engine/contract/lookup.ts';
import { isLocale, LOCALES, type Locale, localeIn, resolveText } from '#engine/form/languages/text.ts';
import { registrationView } from '#server/answers/dossier-view.ts';
import { findReceipts, numberOf } from '#server/billing/find-receipt.ts';
import { writeCalendar } from '#server/calendar/write-calendar.ts';
import { queueConfirmation } from '#server/confirmation/queue-confirmation.ts';
import { issueAccessToken } from '#server/dossiers/access-token.ts';
import { pageOf } from '#server/dossiers/dossier-page.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { findByCodeAndEmail, findByEmail } from '#server/dossiers/find-by-email.ts';
import { notYetSubmitted } from '#server/dossiers/registration-problems.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { redeemAccessCode, signingIn } from '#server/lookup/access-code.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import { issuedRefunds, madeRefunds } from '#server/receipts/refund-papers.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import { writeRefundReceipt } from '#server/receipts/write-refund-receipt.ts';
import { checkEmail } from '#server/refusals/email-address.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Handlers } from './handlers.ts';
import { codeSent, registrationsOf, wrongAccessCode, wrongCode } from './lookup-answers.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { requestCodes } from './request-codes.ts';
import type { Services } from './services.ts';
import { siteLink } from './site-link.ts';

/** Receipts and calendars: for the bearer directly, for others only by email to the registration's address. */
export const lookupHandlers: Handlers<typeof contract> = {
  async getLookUpRegistration({ services, reply, eventCode, body }) {
    const { db, configuration } = services;
    const row = await findByCodeAndEmail(db, registrationsOf(eventCode), body.code, body.email);
    if (!row || !isRegistration(row)) throw wrongCode();
    const token = await issueAccessToken(db, row.id);
    reply.header('authorization', `Bearer ${token}`);
    return { registration: registrationView(configuration, row), token };
  },
  async getLookUpRegistrationByEmail({ services, eventCode, body }) {
    const { db, configuration } = services;
    checkEmail(body.email);
    const holder = { eventCode, email: body.email, purpose: signingIn };
    if (!(await redeemAccessCode(db, holder, body.access_code))) throw wrongAccessCode();
    const rows = await findByEmail(db, registrationsOf(eventCode), body.email);
    return { registrations: rows.filter(isRegistration).map((row) => registrationView(configuration, row)) };
  },
  async sendLookUpCode(call) {
    await refuseUnknown(call);
    await requestCodes(call, call.services.db, call.body.email, call.body.locale);
    return { message: resolveText(codeSent, call.body.locale ?? call.language) };
  },
  async getReceipt({ services, dossier, body }) {
    const own = localeIn(dossier.locale);
    const { db, configuration } = services;
    const locale = body.locale ?? own;
    const file =
      body.refund === undefined
        ? await writeReceipt(db, configuration, dossier, locale, body.number)
        : await refundOf(services, dossier, body.refund, locale);
    if (!file) throw notFound();
    return file;
  },
  async getReceiptOption({ services: { db }, dossier }) {
    const found = await Promise.all(
      (['submission', 'change', 'owed'] as const).map((purpose) => findReceipts(db, dossier.id, purpose)),
    );
    return {
      receipts: found.flat().map(({ receipt }) => ({
        ...numberOf(receipt),
        issued_at: receipt.issued_at,
        total: receipt.quote.total,
      })),
      refunds: await issuedRefunds(db, dossier.id),
      locales: [...LOCALES],
    };
  },
  getRegistrationCalendar({ services, request, registration, body, language }) {
    const locale = body.locale ?? language;
    const link = siteLink(services, request, locale, '/');
    return writeCalendar(services.db, services.configuration, registration, locale, link);
  },
  async sendReceiptParty({ services, eventCode, body, language }) {
    const locale = body.locale ?? language;
    const { code, email, party_email: party } = body;
    if (party !== undefined) checkEmail(party, 'party_email');
    await services.receiptMailer.request(services.db, { eventCode, code, email, locale, party });
    return { message: resolveText(receiptSent, locale) };
  },
  async resendConfirmation({ services, request, eventCode, registration, language }) {
    if (registration.status !== 'Submitted') throw notYetSubmitted();
    const locale = isLocale(registration.locale) ? registration.locale : language;
    const link = siteLink(services, request, locale, pageOf(registration));
    const sent = await services.db.transaction(async (tx) => {
      if (!(await mayAskForMail(tx, eventCode, registration.email))) return false;
      await queueConfirmation(tx, services, registration, link);
      return true;
    });
    services.mailer.wake();
    return { sent: sent ? 'Y' : 'N' };
  },
};

/** The receipt of a dossier's refund; undefined for an unknown id. */
async function refundOf({ db, configuration }: Services, row: DossierRow, id: string, locale: Locale) {
  const made = (await madeRefunds(db, row.id)).find(({ refund }) => refund.id === id);
  return made && writeRefundReceipt(db, configuration, { row, ...made }, locale);
}

const receiptSent = inEveryLanguage('lookup.receiptSent');
