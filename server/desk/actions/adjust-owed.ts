import { randomUUID } from 'node:crypto';
import type { AdjustmentKind, AdjustmentPreview } from '#engine/contract/desk-money.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FeeCategory } from '#engine/event/properties/money.ts';
import {
  creditChanged,
  creditTooLarge,
  declinedOwesNothing,
  lineNotOwed,
  owedChanged,
} from '#server/billing/invoice-problems.ts';
import { type InvoiceRow, openInvoicesOf, printedNumbers } from '#server/billing/invoice-rows.ts';
import { whyNeeded } from '#server/cancellation/cancel-problems.ts';
import { needed } from '#server/change/change-problems.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { ledgerReason } from '#server/database/schema.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { notYetSubmitted } from '#server/dossiers/registration-problems.ts';
import { replaceInvoice } from '#server/invoices/owed-invoice.ts';
import { isHolders } from '#server/invoices/pay-link.ts';
import {
  bothQuotes,
  lessPart,
  openLines,
  partOf,
  quoteOfFee,
} from '#server/invoices/rules/adjusted-quote.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { taxesOf } from '#server/refunds/cancel-policy.ts';
import {
  type Charge,
  chargesOf,
  leftOf,
  lockCharges,
  type RefundPart,
  refundParts,
  storeRefund,
  wayBack,
} from '#server/refunds/refund-left.ts';
import { quoteOfLines, taxOf } from '#server/refunds/rules/refundable-lines.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { mailOwed } from './payment-link.ts';

/** A fee, a waiver or a credit as it was asked for; amounts in cents. */
export type Adjustment = {
  readonly kind: AdjustmentKind;
  readonly label?: string | undefined;
  readonly category?: FeeCategory | undefined;
  readonly amount?: number | undefined;
  readonly line?: string | undefined;
};

/** Who makes an adjustment and why; what would be owed and refunded as it was shown, in cents. */
export type Adjusting = {
  readonly author: string;
  readonly why: string;
  readonly expected: { readonly owes: number; readonly refund: number };
  readonly notify: boolean;
};

type Ground = {
  readonly row: DossierRow;
  /** Several if the invoice was split. */
  readonly open: readonly InvoiceRow[];
  readonly charges: readonly Charge[];
};

type Decided = {
  /** What is billed afterwards, each in place of an open invoice. */
  readonly replaced: readonly { readonly open: InvoiceRow | undefined; readonly quote: Quote }[];
  readonly owed: number;
  readonly owes: number;
  readonly tax: number;
  /** The line that it adds. */
  readonly line: string;
  readonly parts: readonly RefundPart[];
};

type Configured = Pick<Stores, 'configuration'>;

/** What a submitted dossier owes, line by line, and the most that can be credited, in cents. */
export async function owedLines(db: Database, { configuration }: Configured, row: DossierRow) {
  const { open, charges } = await readGround(db, row);
  const taxes = taxesOf(configuration, row.eventCode);
  const lines = open.flatMap(({ quote }) => openLines(quote, taxes));
  const owed = owedOn(open);
  return {
    owed,
    lines: lines.map((each) => ({ line: each.line, net: each.net, tax: taxOf(each) })),
    creditable: owed + leftOf(charges),
    taxes: taxes.flatMap(({ categories, percent }) => categories.map((category) => ({ category, percent }))),
  };
}

/** What an adjustment would come to. Throws as `adjustOwed` does. */
export async function previewAdjustment(
  db: Database,
  configured: Configured,
  row: DossierRow,
  adjustment: Adjustment,
): Promise<AdjustmentPreview> {
  const ground = await readGround(db, row);
  const { replaced, owed, owes, tax, parts } = decide(configured, ground, adjustment);
  const replaces = printedNumbers(replaced.flatMap(({ open }) => open ?? []));
  const { card, toGroup, toOwn } = wayBack(parts, row.id);
  return {
    owed,
    owes,
    tax,
    refund: sumOf(parts),
    ...(card && { card }),
    ...(toGroup && { to_group: 'Y' as const }),
    ...(toOwn && { to_own: toOwn }),
    ...(replaces && { replaces }),
  };
}

/**
 * Adds a fee to what a submitted dossier owes, waives an unpaid line, or gives a credit; what is credited beyond that is
 * refunded. Throws 409 if it is not submitted or is being paid for, `price` if another amount would be owed or
 * refunded than was shown, or a fee is added to a declined application; 422 for a line that is not owed, and more than can be credited.
 */
export async function adjustOwed(
  tx: Database,
  stores: Stores & { link: EventLink },
  event: EventDocument,
  { id }: DossierRow,
  adjustment: Adjustment,
  { author, why, expected, notify }: Adjusting,
  now = new Date(),
): Promise<{ owed: number; owes: number; refund: number }> {
  if (why === '') throw whyNeeded();
  const row = await lockDossier(tx, id);
  await refuseWhilePaying(tx, row.id);
  const charges = await lockCharges(tx, row.id);
  const ground = { ...(await readGround(tx, row)), charges };
  const { replaced, owed, owes, line, parts } = decide(stores, ground, adjustment);
  const back = sumOf(parts);
  if (owes !== expected.owes) throw owedChanged(owes);
  if (back !== expected.refund) throw creditChanged(back);
  await tx.insert(ledgerReason).values({ dossierId: row.id, line, author, why, createdAt: now });
  for (const each of replaced) {
    const invoice = await replaceInvoice(tx, stores, { event, row, ...each }, now);
    if (notify && invoice.quote.total > 0) await mailOwed(tx, stores, event, row, invoice);
  }
  await storeRefund(tx, parts, { of: row.id, notify, at: now, why });
  await tellDossier(tx, row.id);
  return { owed, owes, refund: back };
}

async function readGround(db: Database, row: DossierRow): Promise<Ground> {
  // A group pays for its members; what a member owes is added to the member.
  if (isGroup(row)) throw notFound();
  if (row.status !== 'Submitted') throw notYetSubmitted();
  return { row, open: await openInvoicesOf(db, row.id), charges: await chargesOf(db, row.id) };
}

function decide({ configuration }: Configured, ground: Ground, adjustment: Adjustment): Decided {
  const { row, open, charges } = ground;
  const taxes = taxesOf(configuration, row.eventCode);
  const owed = owedOn(open);
  const line = `${adjustment.kind}-${randomUUID()}`;
  const { amount = 0 } = adjustment;
  switch (adjustment.kind) {
    case 'fee': {
      // Nobody would be asked to pay it.
      if (row.decision === 'declined') throw declinedOwesNothing();
      const label = adjustment.label?.trim() ?? '';
      if (label === '') throw needed('label');
      if (!adjustment.category) throw needed('category');
      if (amount === 0) throw needed('amount');
      const currency =
        configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.currency ?? 'CAD';
      const fee = quoteOfFee({ id: line, label, category: adjustment.category, amount }, taxes, currency);
      // Someone else who is billed does not pay what is added.
      const holders = open.find(isHolders);
      const replaced = [{ open: holders, quote: bothQuotes(holders?.quote, fee) }];
      return { replaced, owed, owes: owed + fee.total, tax: fee.total - fee.subtotal, line, parts: [] };
    }
    case 'waiver': {
      const unpaid = open.flatMap((on) => openLines(on.quote, taxes).map((each) => ({ on, each })));
      const waived = unpaid.find(({ each }) => each.line.id === adjustment.line);
      if (!waived) throw lineNotOwed();
      const part = quoteOfLines(waived.on.quote, [waived.each]);
      const label = inEveryLanguage('ledger.waiver');
      const replaced = [{ open: waived.on, quote: lessPart(waived.on.quote, part, { id: line, label }) }];
      return { replaced, owed, owes: owed - part.total, tax: part.total - part.subtotal, line, parts: [] };
    }
    case 'credit': {
      if (amount === 0) throw needed('amount');
      const most = owed + leftOf(charges);
      if (amount > most) throw creditTooLarge(most);
      const off = Math.min(amount, owed);
      const parts = refundParts(charges, amount - off);
      const label = inEveryLanguage('ledger.credit');
      let [left, tax] = [off, 0];
      const replaced = open.flatMap((on) => {
        const amount = Math.min(left, on.quote.total);
        left -= amount;
        if (amount === 0) return [];
        const part = partOf(on.quote, amount, taxes);
        tax += part.total - part.subtotal;
        return [{ open: on, quote: lessPart(on.quote, part, { id: line, label }) }];
      });
      return { replaced, owed, owes: owed - off, tax, line, parts };
    }
    default:
      return adjustment.kind satisfies never;
  }
}

const sumOf = (parts: readonly RefundPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/** What open invoices come to, in cents. */
export const owedOn = (open: readonly InvoiceRow[]): number =>
  open.reduce((sum, { quote }) => sum + quote.total, 0);
