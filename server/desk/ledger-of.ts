import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { LedgerLine } from '#engine/contract/desk.ts';
import type { Quote } from '#engine/contract/money.ts';
import { brandName } from '#engine/event/properties/card-brand.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { LOCALES, type Locale } from '#engine/form/languages/text.ts';
import { type InvoiceRow, invoicesOf, printedNumbers } from '#server/billing/invoice-rows.ts';
import { printedNumber } from '#server/billing/issue-number.ts';
import type { Database } from '#server/database/database.ts';
import {
  dossier,
  groupMember,
  invoice,
  ledgerReason,
  payment,
  receipt,
  refund,
} from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** Every charge, payment, invoice and refund of a dossier by time; what is owed is all charges less all payments. */
export async function ledgerOf(db: Database, row: DossierRow): Promise<LedgerLine[]> {
  const reasons = await reasonsOf(db, row);
  const lines = [
    ...(await receipts(db, row, reasons)),
    ...(await openInvoices(db, row, reasons)),
    ...(await unsettledPayments(db, row)),
    ...(await groupPayment(db, row)),
    ...(await refunds(db, row)),
  ];
  // Stable: the lines of one receipt keep their order.
  return lines.toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Who added a line to a dossier's quotes and why, by its id. */
type Reasons = ReadonlyMap<string, Pick<LedgerLine, 'by' | 'why'>>;

async function reasonsOf(db: Database, { id }: DossierRow): Promise<Reasons> {
  const rows = await db.select().from(ledgerReason).where(eq(ledgerReason.dossierId, id));
  return new Map(rows.map(({ line, author: by, why }) => [line, { by, why }]));
}

/** What a receipt is for, line by line, and how it was paid. */
async function receipts(db: Database, { id }: DossierRow, reasons: Reasons): Promise<LedgerLine[]> {
  const rows = await db
    .select({ receipt, invoice, brand: payment.brand, last4: payment.last4 })
    .from(receipt)
    .leftJoin(payment, eq(payment.id, receipt.paymentId))
    .leftJoin(
      invoice,
      and(eq(invoice.eventCode, receipt.eventCode), eq(invoice.number, receipt.invoiceNumber)),
    )
    .where(eq(receipt.dossierId, id))
    .orderBy(asc(receipt.issuedAt), asc(receipt.number));
  return rows.flatMap(({ receipt: { quote, issuedAt }, invoice: paidInvoice, brand, last4 }) => {
    const at = issuedAt.toISOString();
    const byInvoice = paidInvoice && paidInvoice.paidBy !== 'card';
    const said = byInvoice
      ? invoicePayment(paidInvoice)
      : { label: inEveryLanguage('ledger.card', { brand: brandName(brand ?? ''), last4: last4 ?? '' }) };
    const paid: LedgerLine[] = quote.total === 0 ? [] : [{ at, kind: 'payment', ...said, paid: quote.total }];
    return [...charges(quote, at, reasons), ...paid];
  });
}

/** How an invoice was paid, and what is written on the cheque or transfer. */
function invoicePayment(row: InvoiceRow): Pick<LedgerLine, 'label' | 'detail'> {
  const words = {
    cheque: 'ledger.chequeFor',
    transfer: 'ledger.transferFor',
    cash: 'ledger.cashFor',
    other: 'ledger.invoicePaid',
    card: 'ledger.invoicePaid',
  } as const;
  const label = inEveryLanguage(words[row.paidBy ?? 'other'], { number: printedNumber(row) });
  const { paidReference: reference, paidOn: day } = row;
  const inLanguage = (locale: Locale) =>
    [reference, day && formatDate(day, locale)].filter((each) => each !== null).join(', ');
  const detail = Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(locale)])) as Record<
    Locale,
    string
  >;
  return { label, ...((reference ?? day) && { detail }) };
}

/** An invoice that is to be paid, line by line; a paid one has a receipt, a void one charges nothing. */
async function openInvoices(db: Database, { id }: DossierRow, reasons: Reasons): Promise<LedgerLine[]> {
  const all = await invoicesOf(db, id);
  const rows = all.filter(({ state }) => state !== 'paid');
  return rows.flatMap((row) => {
    const at = row.issuedAt.toISOString();
    const number = printedNumber(row);
    if (row.state === 'withdrawn') {
      const into = printedNumbers(all.filter(({ splitFrom }) => splitFrom === row.number));
      const label = into
        ? inEveryLanguage('ledger.invoiceSplit', { number, into })
        : inEveryLanguage('ledger.invoiceVoid', { number });
      return [{ at, kind: 'invoice' as const, label, ...billedFor(row) }];
    }
    const label = inEveryLanguage('ledger.invoiceOpen', { number });
    return [...charges(row.quote, at, reasons), { at, kind: 'invoice' as const, label, ...billedFor(row) }];
  });
}

/** Who else is billed by an invoice, and their purchase order. */
function billedFor({ recipient }: InvoiceRow): Pick<LedgerLine, 'detail'> {
  if (!recipient) return {};
  return { detail: [recipient.name, recipient.order].filter(Boolean).join(', ') };
}

/** Charges without a receipt yet: at the bank. */
async function unsettledPayments(db: Database, { id }: DossierRow): Promise<LedgerLine[]> {
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.dossierId, id), inArray(payment.state, ['pending', 'challenge'])));
  return rows.map(({ createdAt }) => ({
    at: createdAt.toISOString(),
    kind: 'payment',
    label: inEveryLanguage('ledger.atBank'),
    state: 'pending',
  }));
}

/** What a group has paid for its member. */
async function groupPayment(db: Database, { id }: DossierRow): Promise<LedgerLine[]> {
  const rows = await db
    .select({ paid: groupMember.paid, quote: groupMember.quote, code: dossier.code, at: dossier.updatedAt })
    .from(groupMember)
    .innerJoin(dossier, eq(dossier.id, groupMember.groupId))
    .where(and(eq(groupMember.dossierId, id), sql`${groupMember.paid} is not null`));
  return rows.flatMap(({ paid, code, at }) => {
    const when = at.toISOString();
    const amount = paid ?? 0;
    const label = inEveryLanguage('ledger.byGroup', { code });
    return [
      { at: when, kind: 'charge' as const, label: inEveryLanguage('ledger.memberFees'), charged: amount },
      { at: when, kind: 'group' as const, label, paid: amount },
    ];
  });
}

async function refunds(db: Database, { id }: DossierRow): Promise<LedgerLine[]> {
  const rows = await db
    .select({ refund, brand: payment.brand, last4: payment.last4 })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(or(eq(refund.dossierId, id), and(eq(payment.dossierId, id), sql`${refund.dossierId} is null`)));
  return rows.map(({ refund: { amount, createdAt, state, failure, why }, brand, last4 }) => {
    const isFailed = state === 'failed';
    const detail = [why, isFailed ? failure : null].filter(Boolean).join(' · ');
    return {
      at: createdAt.toISOString(),
      kind: 'refund' as const,
      label: inEveryLanguage('ledger.refund', { brand: brandName(brand ?? ''), last4: last4 ?? '' }),
      ...(detail && { detail }),
      // A failed refund has returned nothing: it changes neither column.
      ...(!isFailed && { charged: -amount, paid: -amount }),
      ...(state === 'pending' && { state: 'pending' as const }),
      ...(isFailed && { state: 'failed' as const }),
    };
  });
}

const charges = ({ lines, taxes }: Quote, at: string, reasons: Reasons): LedgerLine[] => [
  ...lines
    .filter(({ undecided }) => undecided !== 'Y')
    .map(({ id, category, label, detail, amount }) => ({
      at,
      kind: category === 'discount' ? ('discount' as const) : ('charge' as const),
      label,
      ...(detail && { detail }),
      ...reasons.get(id),
      charged: amount,
    })),
  ...taxes.map(({ label, amount }) => ({ at, kind: 'tax' as const, label, charged: amount })),
];
