import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import {
  emptyPart,
  lineNotOnInvoice,
  recipientNeeded,
  splitChanged,
} from '#server/billing/invoice-problems.ts';
import { type InvoiceRow, storeInvoice, withdrawOpenInvoices } from '#server/billing/invoice-rows.ts';
import { type InvoiceName, lockOpenInvoice } from '#server/billing/lock-invoice.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import type { InvoiceRecipient } from '#server/database/schema.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { checkEmail, typedEmail } from '#server/refusals/email-address.ts';
import { refuseAddresses } from '#server/refusals/plain-name.ts';
import { linesOfInvoice, submissionOf } from './invoice-lines.ts';
import { termsOf } from './owed-invoice.ts';
import { payLinkForOther } from './pay-link.ts';
import { amountOf, splitQuote } from './rules/split-quote.ts';
import { mailSplit } from './split-mail.ts';

/** What goes onto the second invoice, and who gets it, as typed. */
export type Splitting = {
  /** The ids of the lines. */
  readonly lines: readonly string[];
  /** What they come to in cents, as it was shown. */
  readonly expected: number;
  readonly recipient?: Partial<InvoiceRecipient> | undefined;
};

export type SplitInvoice = {
  readonly code: string;
  readonly was: InvoiceRow;
  readonly first: InvoiceRow;
  readonly second: InvoiceRow;
};

/**
 * Replaces an open invoice by two: one with some of its lines, for someone else if they are named, and one with the
 * rest. What is owed stays the same, and so does the state of a group's members. Everyone who is billed gets an email.
 * Throws like `lockOpenInvoice`, 409 for an application's own invoice and `price` if another amount would be moved than
 * was shown; 422 for lines that it does not have, and if nothing would be left to pay on one of the two.
 */
export async function splitInvoice(
  tx: Database,
  stores: Pick<Stores, 'configuration' | 'mailer'> & { readonly link: EventLink },
  name: InvoiceName,
  { lines: moved, expected, recipient: typed }: Splitting,
  now = new Date(),
): Promise<SplitInvoice> {
  const { configuration } = stores;
  const recipient = checkRecipient(typed);
  const { open, row } = await lockOpenInvoice(tx, name);
  const lines = await linesOfInvoice(tx, configuration, row, open);
  const ids = new Set(moved);
  const moving = lines.filter(({ line }) => ids.has(line.id));
  if (moving.length !== ids.size) throw lineNotOnInvoice();
  const moves = moving.reduce((sum, line) => sum + amountOf(line), 0);
  if (moves === 0 || moves === open.quote.total) throw emptyPart();
  if (moves !== expected) throw splitChanged(moves);
  const event = eventOf(configuration, row);
  const quotes = splitQuote(open.quote, lines, ids);
  const stay = new Set(lines.flatMap(({ line: { id } }) => (ids.has(id) ? [] : [id])));
  await withdrawOpenInvoices(tx, row.id, [open.number]);
  const of = { event, row, was: open };
  const first = await store(tx, stores, { ...of, quote: quotes.stays, ids: stay }, now);
  const second = await store(tx, stores, { ...of, quote: quotes.moves, ids, recipient }, now);
  await tellDossier(tx, row.id);
  const split = { code: row.code, was: open, first, second };
  await mailSplit(tx, stores, event, row, split);
  return split;
}

/** A recipient as typed, without blanks; undefined if no one is named. Throws 422 without a name or a valid address. */
function checkRecipient({
  name = '',
  email = '',
  order = '',
}: Partial<InvoiceRecipient> = {}): InvoiceRecipient | undefined {
  const typed = { name: name.trim(), email: typedEmail(email), order: order.trim() };
  if (typed.name === '' && typed.email === '' && typed.order === '') return undefined;
  if (typed.name === '') throw recipientNeeded('recipient_name');
  if (typed.email === '') throw recipientNeeded('recipient_email');
  checkEmail(typed.email, 'recipient_email');
  refuseAddresses({ recipient_name: typed.name, recipient_order: typed.order });
  return { name: typed.name, email: typed.email, ...(typed.order && { order: typed.order }) };
}

type Part = {
  readonly event: EventDocument;
  readonly row: DossierRow;
  readonly was: InvoiceRow;
  readonly quote: InvoiceRow['quote'];
  readonly ids: ReadonlySet<string>;
  /** Undefined for the one who was billed before. */
  readonly recipient?: InvoiceRecipient | undefined;
};

function store(
  tx: Database,
  { configuration, link }: Pick<Stores, 'configuration'> & { readonly link: EventLink },
  { event, row, was, quote, ids, recipient }: Part,
  now: Date,
): Promise<InvoiceRow> {
  const submission = submissionOf(row, was, ids);
  const hasOwnLink = recipient && !isGroup(row);
  const billed = {
    dossierId: row.id,
    event,
    quote,
    submission: hasOwnLink ? { ...submission, link: payLinkForOther({ link }, row) } : submission,
    purpose: was.purpose,
    recipient: recipient ?? was.recipient,
    splitFrom: was.number,
  };
  return storeInvoice(tx, configuration, billed, termsOf(configuration, row), now);
}
