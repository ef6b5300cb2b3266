import { eq } from 'drizzle-orm';
import type { Quote } from '#engine/contract/money.ts';
import { billedMail, isForOther } from '#server/billing/billed-mail.ts';
import type { InvoiceRow } from '#server/billing/invoice-rows.ts';
import { issueNumber } from '#server/billing/issue-number.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import { confirmDossier } from '#server/confirmation/confirm-dossier.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember, receipt } from '#server/database/schema.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { lockMembers, membersOf } from '#server/dossiers/group-members.ts';
import { type GroupRow, groupFlow, groupOf } from '#server/dossiers/group-row.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { readySubmission } from '#server/dossiers/ready-submission.ts';
import { quoteInGroup } from '#server/groups/rules/group-quote.ts';
import type { Answer } from '#server/idempotency/idempotency.ts';
import { holdsOfAll } from '#server/inventory/holds.ts';
import { lockItems } from '#server/inventory/inventory-lock.ts';
import { writeGroupReceipt } from '#server/receipts/write-group-paper.ts';
import { groupPaidMail } from './group-money-mail.ts';
import { groupView } from './group-view.ts';
import { withdrawInvoicesWith } from './invoices.ts';
import type { StoredGroupPayment } from './stored-group-payment.ts';

/** How members were paid for: by a charge, or by an invoice. */
export type Paid = { quote: Quote; payment?: PaymentRow; invoice?: InvoiceRow };

type Using = Pick<Stores, 'configuration' | 'mailer' | 'memberMailer'>;

/**
 * Registers the members that a group paid for, and emails them shortly afterwards; the group gets the receipt by email.
 * Returns the group, which the caller has locked.
 */
export async function confirmMembers(
  tx: Database,
  stores: Using,
  groupId: string,
  stored: StoredGroupPayment,
  { quote, payment, invoice }: Paid,
  now = new Date(),
): Promise<GroupRow> {
  const group = await groupOf(tx, groupId);
  const { configuration, mailer, memberMailer } = stores;
  const event = configuration.current(group.eventCode, 'event', group.eventCode)?.document;
  if (!event) throw new Error(`the event ${group.eventCode} is gone`);
  const taxes = configuration.current(group.eventCode, 'fees', catalogue.fees)?.document.taxes ?? [];
  const paidFor = new Set(stored.members);
  const members = (await lockMembers(tx, groupId)).filter(({ id }) => paidFor.has(id));
  const held = await holdsOfAll(
    tx,
    members.flatMap(({ dossierId }) => dossierId ?? []),
  );
  // All at once: one by one, another transaction could lock them in a different order.
  await lockItems(tx, group.eventCode, [...held.values()].flat());
  for (const member of members) {
    const ready = readySubmission(member);
    if (!ready || !member.quote || member.registration?.status !== 'Not Submitted') continue;
    const theirs = quoteInGroup(member.quote, stored.discount, taxes);
    await confirmDossier(tx, stores, member.registration, { stored: ready, quote: theirs, byGroup: true });
    await tx
      .update(groupMember)
      .set({ quote: theirs, paid: theirs.total, paymentId: payment?.id ?? null })
      .where(eq(groupMember.id, member.id));
    await memberMailer.confirm(tx, member.registration.id);
    await tellDossier(tx, member.registration.id);
  }
  await withdrawInvoicesWith(tx, groupId, stored.members);
  const [issued] = await tx
    .insert(receipt)
    .values({
      ...(await issueNumber(tx, configuration, group.eventCode, 'receipt')),
      dossierId: groupId,
      purpose: 'group',
      paymentId: payment?.id,
      invoiceNumber: invoice?.number,
      quote,
      issuedAt: now,
    })
    .returning();
  if (!issued) throw new Error(`group ${group.code} has no receipt`);
  const file = await writeGroupReceipt(tx, configuration, group, issued.number);
  if (invoice && isForOther(invoice)) {
    const about = { event, row: { ...group, flow: groupFlow }, invoice, attachments: file ? [file] : [] };
    await mailer.queue(tx, await billedMail(tx, 'billed-paid', about));
  }
  await mailer.queue(
    tx,
    groupPaidMail(event, group, { quote, people: members.length, link: stored.link, file }),
  );
  await tellDossier(tx, groupId);
  return group;
}

/** The answer of a group's payment. */
export async function paidGroupAnswer(
  db: Database,
  { configuration }: Pick<Stores, 'configuration'>,
  group: GroupRow,
  { memberLink }: StoredGroupPayment,
): Promise<Answer> {
  const view = groupView(configuration, group, await membersOf(db, group.id), memberLink);
  return { status: 200, body: { status: 'confirmed', group: view } };
}
