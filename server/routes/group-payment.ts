import { Value } from 'typebox/value';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { group as contract } from '#engine/contract/group.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { findReceipts } from '#server/billing/find-receipt.ts';
import { invoicesOf, invoiceView } from '#server/billing/invoice-rows.ts';
import { groupPage, payPage } from '#server/dossiers/dossier-page.ts';
import { findDossier } from '#server/dossiers/dossier-row.ts';
import { membersOf } from '#server/dossiers/group-members.ts';
import { type GroupRow, groupOf } from '#server/dossiers/group-row.ts';
import { claimGroupPayment } from '#server/groups/claim-group-payment.ts';
import { groupPartOf } from '#server/groups/group-flow.ts';
import { groupOwes } from '#server/groups/group-owes.ts';
import { groupView, memberViews } from '#server/groups/group-view.ts';
import { billedToOthers } from '#server/groups/invoices.ts';
import { answerOrGoOn } from '#server/http/idempotent-answer.ts';
import { payStored } from '#server/payments/pay-stored.ts';
import { payScope } from '#server/payments/payment-ends.ts';
import { issuedRefunds, madeRefunds } from '#server/receipts/refund-papers.ts';
import {
  writeGroupInvoice,
  writeGroupReceipt,
  writeGroupRefund,
} from '#server/receipts/write-group-paper.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { localeOf, memberLink } from './group-links.ts';
import type { Call, FileAnswer } from './handlers.ts';
import { siteLink } from './site-link.ts';

type Contract = typeof contract;
const { response } = contract.submitPayGroupFee;

/** What a group pays now, and for which members. */
export async function groupPayInformation(
  call: Call<Contract['getGroupPayInformation']>,
): Promise<AnswerOf<Contract['getGroupPayInformation']>> {
  const { services, dossier } = call;
  const { db, configuration, gateway } = services;
  const now = new Date();
  const row = await groupOf(db, dossier.id);
  const members = await membersOf(db, row.id);
  const { paying, missing, payable, quote } = groupOwes(
    configuration,
    row.eventCode,
    members,
    await billedToOthers(db, row.id),
    now,
  );
  const views = new Map((await memberViews(services, members, now)).map((view) => [view.member_id, view]));
  const viewOf = (id: string) => {
    const view = views.get(id);
    if (!view) throw new Error(`member ${id} is not among those of the group`);
    return view;
  };
  return {
    group: groupView(configuration, row, members, memberLink(call, row)),
    paying: paying.flatMap(({ member }) =>
      member.quote ? [{ member: viewOf(member.id), quote: member.quote }] : [],
    ),
    missing: missing.map(({ member }) => viewOf(member.id)),
    payable: payable ? 'Y' : 'N',
    quote,
    methods: groupPartOf(configuration, row.eventCode)?.invoice ? ['card', 'invoice'] : ['card'],
    gateway: gateway.forBrowser(),
    invoices: (await invoicesOf(db, row.id)).map(invoiceView),
    receipts: (await findReceipts(db, row.id, 'group')).map(({ receipt }) => receipt),
    refunds: await issuedRefunds(db, row.id),
  };
}

/**
 * Pays for the ready members: in one transaction for an invoice or a total of 0, otherwise around the gateway's answer.
 */
export async function payGroup(
  call: Call<Contract['submitPayGroupFee']>,
): Promise<AnswerOf<Contract['submitPayGroupFee']>> {
  const { services, request, reply, event, dossier, body } = call;
  const row = await groupOf(services.db, dossier.id);
  const locale = body.locale ?? localeOf(row);
  const { total, method, credit } = body;
  const paying = {
    event: event.document,
    groupId: row.id,
    total,
    method,
    ...(credit !== undefined && { credit }),
    links: {
      link: siteLink(services, request, localeOf(row), groupPage(row)),
      memberLink: memberLink(call, row),
      returnUrl: siteLink(services, request, locale, payPage(row)),
    },
  };
  const answer = await answerOrGoOn(
    services.db,
    request,
    reply,
    payScope('group', row.id),
    (tx, key) => claimGroupPayment(tx, services, paying, key),
    ({ key }) => payStored(services, { dossierId: row.id, key, response }),
  );
  services.mailer.wake();
  return Value.Parse(response, answer);
}

/** A receipt or an invoice of a group by its number, or a refund to it. */
export async function groupPaper(call: Call<Contract['getGroupReceipt']>): Promise<FileAnswer> {
  const { services, dossier, body } = call;
  const { db, configuration } = services;
  const row = await groupOf(db, dossier.id);
  const locale = body.locale ?? localeOf(row);
  if (body.paper !== 'invoice') {
    const file =
      body.paper === 'refund'
        ? await refundTo(call, row, locale)
        : await writeGroupReceipt(db, configuration, row, body.number ?? 0, locale);
    if (!file) throw notFound();
    return file;
  }
  const invoice = (await invoicesOf(db, row.id)).find(({ number }) => number === body.number);
  if (!invoice) throw notFound();
  return writeGroupInvoice(configuration, row, invoice, locale);
}

async function refundTo(
  { services: { db, configuration }, body, eventCode }: Call<Contract['getGroupReceipt']>,
  group: GroupRow,
  locale: Locale,
) {
  const made = (await madeRefunds(db, group.id)).find(({ refund }) => refund.id === body.refund);
  const row = made && (await findDossier(db, eventCode, made.refund.dossierId ?? group.id));
  return made && row && writeGroupRefund(db, configuration, group, { row, ...made }, locale);
}
