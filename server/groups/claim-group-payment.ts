import type { PayMethod } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { notOffered } from '#server/billing/invoice-problems.ts';
import { invoiceTermsOf, invoiceView, storeInvoice } from '#server/billing/invoice-rows.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { payment } from '#server/database/schema.ts';
import { lockMembers } from '#server/dossiers/group-members.ts';
import { type GroupRow, groupFlow, lockGroup } from '#server/dossiers/group-row.ts';
import { findPayment, refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { checkCard } from '#server/gateways/check-card.ts';
import { nameOf } from '#server/groups/rules/member-state.ts';
import type { Answer, IdempotentCall } from '#server/idempotency/idempotency.ts';
import { keyReused } from '#server/idempotency/idempotency-refusals.ts';
import { priceChanged } from '#server/prices/price-changed.ts';
import { writeGroupInvoice } from '#server/receipts/write-group-paper.ts';
import { confirmMembers, paidGroupAnswer } from './confirm-members.ts';
import { groupInvoiceMail } from './group-money-mail.ts';
import { groupOwes } from './group-owes.ts';
import { notAllReady } from './group-problems.ts';
import { groupView } from './group-view.ts';
import { billedToOthers, keepWhileOpen, withdrawInvoicesWith } from './invoices.ts';
import type { StoredGroupPayment } from './stored-group-payment.ts';

const MINUTE = 60_000;

/** The reviewed payment of a group, and the links for emails. */
export type PayingGroup = {
  event: EventDocument;
  groupId: string;
  total: number;
  method: PayMethod;
  credit?: string;
  links: Omit<StoredGroupPayment, 'members' | 'discount'>;
};

/**
 * The first transaction of a group's payment: decides the members and the amount, then stores the payment before the
 * gateway is called, or the invoice. Its members cannot change until it ends. Throws 409 while someone is missing, and
 * `price` if the total changed. Returns the answer unless there is a charge.
 */
export async function claimGroupPayment(
  tx: Database,
  stores: Stores,
  { event, groupId, total, method, credit, links }: PayingGroup,
  call: IdempotentCall,
  now = new Date(),
): Promise<Answer | undefined> {
  const { configuration, gateway } = stores;
  const group = await lockGroup(tx, groupId);
  // Older than the keys that are kept, and still the same payment.
  const known = await findPayment(tx, groupId, call.key);
  if (known && known.bodyHash !== call.bodyHash) throw keyReused();
  if (known) return undefined;
  await refuseWhilePaying(tx, groupId);
  const members = await lockMembers(tx, groupId);
  // Members whose time ends within the minute are not charged for: someone else may have their address or place by
  // then.
  const soon = new Date(now.getTime() + MINUTE);
  const { paying, missing, payable, quote, discount } = groupOwes(
    configuration,
    group.eventCode,
    members,
    await billedToOthers(tx, groupId),
    soon,
  );
  if (!payable) throw notAllReady(missing.map(({ member }) => nameOf(member)));
  if (quote.total !== total) throw priceChanged(quote);
  const stored = {
    ...links,
    members: paying.map(({ member }) => member.id),
    ...(discount && { discount }),
  };
  if (quote.total === 0) {
    const confirmed = await confirmMembers(tx, stores, groupId, stored, { quote }, now);
    return paidGroupAnswer(tx, stores, confirmed, stored);
  }
  if (method === 'invoice') return issueInvoice(tx, stores, { event, group, quote, stored }, now);
  const token = checkCard(credit);
  await tx.insert(payment).values({
    dossierId: groupId,
    eventCode: group.eventCode,
    purpose: 'group',
    submitKey: call.key,
    bodyHash: call.bodyHash,
    amount: quote.total,
    currency: quote.currency,
    quote,
    submission: stored,
    gateway: gateway.name,
    token,
  });
  return undefined;
}

type Invoicing = {
  event: EventDocument;
  group: GroupRow;
  quote: ReturnType<typeof groupOwes>['quote'];
  stored: StoredGroupPayment;
};

/** Replaces an open invoice, and emails it. Throws 422 if the event sends none. */
async function issueInvoice(
  tx: Database,
  { configuration, mailer }: Pick<Stores, 'configuration' | 'mailer'>,
  { event, group, quote, stored }: Invoicing,
  now: Date,
): Promise<Answer> {
  const terms = invoiceTermsOf(configuration, { eventCode: group.eventCode, flow: groupFlow });
  if (!terms) throw notOffered();
  await withdrawInvoicesWith(tx, group.id, stored.members);
  const billed = { dossierId: group.id, event, quote, submission: stored };
  const row = await storeInvoice(tx, configuration, billed, terms, now);
  await keepWhileOpen(tx, group.id, stored.members);
  const file = await writeGroupInvoice(configuration, group, row);
  await mailer.queue(tx, groupInvoiceMail(event, group, { invoice: row, link: stored.link, file }));
  const members = await lockMembers(tx, group.id);
  return {
    status: 200,
    body: {
      status: 'invoiced',
      group: groupView(configuration, group, members, stored.memberLink),
      invoice: invoiceView(row),
    },
  };
}
