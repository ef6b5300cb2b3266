import { and, eq, inArray, sql } from 'drizzle-orm';
import { GROUP_FLOW, isOfApplications } from '#engine/event/documents/flow/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { printedNumber } from '#server/billing/issue-number.ts';
import type { Database } from '#server/database/database.ts';
import {
  dossier,
  type InvoiceState,
  invoice,
  type PaymentPurpose,
  type PaymentState,
  payment,
  type RefundState,
  receipt,
  refund,
} from '#server/database/schema.ts';
import { wordsIn } from '#server/languages/words.ts';
import { type Columns, columnsOf, momentCell, moneyCell, numberCell, textCell } from './exported-table.ts';
import { inPages } from './in-pages.ts';

/** Money that was asked for, or is on its way back. */
interface Exported {
  readonly id: string;
  readonly kind: 'charge' | 'refund' | 'invoice';
  /** The registration, or the group. */
  readonly code: string;
  readonly email: string;
  readonly at: Date;
  readonly purpose: PaymentPurpose | 'application';
  /** In cents; refunds are negative. */
  readonly amount: number;
  readonly currency: string;
  readonly state: PaymentState | RefundState | InvoiceState;
  /** When it was over; null until then. */
  readonly settledAt: Date | null;
  readonly number: number | null;
  /** The number's prefix. */
  readonly prefix: string | null;
  readonly card: string | undefined;
  readonly gateway: string | null;
  readonly reference: string | null;
}

/** The columns of payments: charges, refunds and invoices in one list. */
export function paymentColumns(locale: Locale): Columns<Exported> {
  const { headings, paymentKinds, paymentStates, purposes } = wordsIn(locale).exported;
  return columnsOf<Exported>([
    [headings.date, ({ at }) => momentCell(at)],
    [headings.kind, ({ kind }) => textCell(paymentKinds[kind])],
    [headings.purpose, ({ purpose }) => textCell(purposes[purpose])],
    [headings.code, ({ code }) => textCell(code)],
    [headings.email, ({ email }) => textCell(email)],
    [headings.amount, ({ amount }) => moneyCell(amount)],
    [headings.currency, ({ currency }) => textCell(currency)],
    [headings.state, ({ state }) => textCell(paymentStates[state])],
    [headings.settled, ({ settledAt }) => momentCell(settledAt)],
    [
      headings.number,
      ({ number, prefix }) =>
        number !== null && prefix ? textCell(printedNumber({ prefix, number })) : numberCell(number),
    ],
    [headings.card, ({ card }) => textCell(card)],
    [headings.gateway, ({ gateway }) => textCell(gateway)],
    [headings.reference, ({ reference }) => textCell(reference)],
  ]);
}

/** The position in a list of payments: at the same instant, charges precede refunds, then invoices. */
type Key = { readonly id: string; readonly at: string; readonly rank: number; readonly place: string };

/** All charges, refunds and invoices of an event by time, whatever their state, a page at a time. */
export function paymentPages(db: Database, eventCode: string): AsyncGenerator<Exported[]> {
  return inPages(
    (last: Key | undefined, size) => keysAfter(db, eventCode, last, size),
    async (page) => {
      const numbers = page.map(Number).filter((number) => Number.isInteger(number));
      const uuids = page.filter((id) => id.includes('-'));
      return [
        ...(await readCharges(db, uuids)),
        ...(await readRefunds(db, uuids)),
        ...(await readInvoices(db, eventCode, numbers)),
      ];
    },
  );
}

async function keysAfter(
  db: Database,
  eventCode: string,
  last: Key | undefined,
  size: number,
): Promise<readonly Key[]> {
  const { rows } = await db.execute<Key>(sql`
    select id, at::text as at, rank, place from (
      select id::text as id, date_trunc('milliseconds', created_at) as at, 0 as rank, id::text as place
        from ${payment} where event_code = ${eventCode}
      union all
      select id::text, date_trunc('milliseconds', created_at), 1, id::text
        from ${refund} where event_code = ${eventCode}
      union all
      select number::text, date_trunc('milliseconds', issued_at), 2, lpad(number::text, 10, '0')
        from ${invoice} where event_code = ${eventCode}
    ) as asked
    ${last ? sql`where (at, rank, place) > (${last.at}::timestamptz, ${last.rank}::int, ${last.place}::text)` : sql``}
    order by asked.at, asked.rank, asked.place limit ${size}`);
  return rows;
}

const holder = { code: dossier.code, email: dossier.emailTyped, flow: dossier.flow };

/** The purpose of a payment: a registration, or another flow's application. */
function purposeOf(purpose: PaymentPurpose, flow: string): Exported['purpose'] {
  return purpose === 'submission' && isOfApplications(flow) ? 'application' : purpose;
}

async function readCharges(db: Database, ids: readonly string[]): Promise<Exported[]> {
  const rows = await db
    .select({ row: payment, ...holder, number: receipt.number, prefix: receipt.prefix })
    .from(payment)
    .innerJoin(dossier, eq(dossier.id, payment.dossierId))
    .leftJoin(receipt, eq(receipt.paymentId, payment.id))
    .where(inArray(payment.id, [...ids]));
  return rows.map(({ row, code, email, flow, number, prefix }) => ({
    id: row.id,
    kind: 'charge',
    code,
    email,
    at: row.createdAt,
    purpose: purposeOf(row.purpose, flow),
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    settledAt: row.state === 'pending' || row.state === 'challenge' ? null : row.updatedAt,
    number,
    prefix,
    card: cardOf(row),
    gateway: row.gateway,
    reference: row.reference,
  }));
}

async function readRefunds(db: Database, ids: readonly string[]): Promise<Exported[]> {
  const rows = await db
    .select({ row: refund, charge: payment, ...holder })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(dossier, eq(dossier.id, payment.dossierId))
    .where(inArray(refund.id, [...ids]));
  return rows.map(({ row, charge, code, email, flow }) => ({
    id: row.id,
    kind: 'refund',
    code,
    email,
    at: row.createdAt,
    purpose: purposeOf(charge.purpose, flow),
    amount: -row.amount,
    currency: charge.currency,
    state: row.state,
    settledAt: row.state === 'pending' ? null : row.updatedAt,
    number: null,
    prefix: null,
    card: cardOf(charge),
    gateway: charge.gateway,
    reference: row.reference,
  }));
}

async function readInvoices(
  db: Database,
  eventCode: string,
  numbers: readonly number[],
): Promise<Exported[]> {
  const rows = await db
    .select({ row: invoice, ...holder })
    .from(invoice)
    .innerJoin(dossier, eq(dossier.id, invoice.dossierId))
    .where(and(eq(invoice.eventCode, eventCode), inArray(invoice.number, [...numbers])));
  return rows.map(({ row, code, email, flow }) => ({
    id: String(row.number),
    kind: 'invoice',
    code,
    email,
    at: row.issuedAt,
    purpose: flow === GROUP_FLOW ? 'group' : purposeOf('submission', flow),
    amount: row.quote.total,
    currency: row.quote.currency,
    state: row.state,
    settledAt: row.paidAt,
    number: row.number,
    prefix: row.prefix,
    card: undefined,
    gateway: null,
    reference: null,
  }));
}

function cardOf({ brand, last4 }: { brand: string | null; last4: string | null }): string | undefined {
  return brand !== null && last4 !== null ? `${brand} ${last4}` : undefined;
}
