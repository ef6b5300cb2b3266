import { Value } from 'typebox/value';
import { owed as contract } from '#engine/contract/owed.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { invoicesOf, invoiceView } from '#server/billing/invoice-rows.ts';
import { applicationName } from '#server/dossiers/application-name.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import { openPaymentOf } from '#server/dossiers/payment-under-way.ts';
import { answerOrGoOn } from '#server/http/idempotent-answer.ts';
import { dossierToPay, isHolders, payOwedPage, type ToPay } from '#server/invoices/pay-link.ts';
import { claimOwed, owedBy, pays } from '#server/invoices/pay-owed.ts';
import { cancelPayment } from '#server/payments/cancel-payment.ts';
import { payStored } from '#server/payments/pay-stored.ts';
import { payScope } from '#server/payments/payment-ends.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';
import { siteLink } from './site-link.ts';

const { response } = contract.payOwed;

/** The dossier of a link; throws the answer to an unknown one. */
async function named({ db }: Services, eventCode: string, secret: string): Promise<ToPay> {
  const found = await dossierToPay(db, eventCode, secret);
  if (!found) throw notFound();
  return found;
}

/** Paying what is owed by a link. */
export const owedHandlers: Handlers<typeof contract> = {
  async getOwed({ services, eventCode, params }) {
    const { db, configuration, gateway } = services;
    const { row, opens } = await named(services, eventCode, params.secret);
    const open = await owedBy(db, row, opens);
    const last = open ?? (await invoicesOf(db, row.id)).filter(opens).at(-1);
    const flow = flowOf(configuration, row)?.document;
    return {
      // Someone else who pays must not be able to open the registration.
      code: last && !isHolders(last) ? '' : row.code,
      name: attendeeName(row) ?? (flow ? applicationName(flow, row) : ''),
      ...(last && { invoice: invoiceView(last) }),
      ...(open && { quote: open.quote }),
      gateway: gateway.forBrowser(),
    };
  },

  async payOwed({ services, request, reply, eventCode, body }) {
    const { row, opens } = await named(services, eventCode, body.secret);
    const locale = body.locale ?? localeOfDossier(row);
    const paying = {
      dossierId: row.id,
      opens,
      total: body.total,
      credit: body.credit,
      returnUrl: siteLink(services, request, locale, payOwedPage(body.secret)),
    };
    const answer = await answerOrGoOn(
      services.db,
      request,
      reply,
      payScope('owed', row.id),
      (tx, key) => claimOwed(tx, services, paying, key),
      ({ key }) => payStored(services, { dossierId: row.id, key, response }),
    );
    services.mailer.wake();
    return Value.Parse(response, answer);
  },

  async cancelOwedPayment({ services, eventCode, body }) {
    const { row, opens } = await named(services, eventCode, body.secret);
    const owed = await owedBy(services.db, row, opens);
    const open = await openPaymentOf(services.db, row.id);
    // A payment for something else is not this link's to cancel.
    const isOver =
      open && owed && pays(open, owed) ? await cancelPayment(services, row.id) : open === undefined;
    return { cancelled: isOver ? 'Y' : 'N' };
  },
};
