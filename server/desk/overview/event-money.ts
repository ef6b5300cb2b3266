import { and, eq, type SQL, sql } from 'drizzle-orm';
import { MONEY_PARTS, type OverviewMoney } from '#engine/contract/overview.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { invoice, payment, QUOTE_PARTS, receipt, refund } from '#server/database/schema.ts';
import { isCharged, isOpenInvoice, isPaidInvoice, isRefunded } from '../counted-money.ts';

type Amounts = { paid: number; refunded: number; owing: number };
type Side = keyof Amounts;
/** An amount on a day, and its parts in the order of QUOTE_PARTS; null for what has no quote. */
type Summed = { readonly day: string | null; readonly amount: number; readonly cents: number[] | null };
type Owed = Summed & { readonly invoices: number; readonly overdue: number };

type Of = { readonly eventCode: string; readonly timezone: string; readonly today: string };

/**
 * An event's money by category and by day, as `moneyOf` counts it for one dossier. A group's payment counts once, for
 * the group.
 */
export async function eventMoney(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  of: Of,
): Promise<OverviewMoney> {
  const [charged, paidInvoices, receipts, refunded, owed] = await Promise.all([
    chargesByDay(db, of),
    paidInvoicesByDay(db, of),
    receiptParts(db, of),
    refundsByDay(db, of),
    openInvoicesByDay(db, of),
  ]);
  const sums = new Sums();
  for (const { day, amount } of [...charged, ...paidInvoices]) sums.add('paid', day, amount);
  for (const { day, amount } of refunded) sums.add('refunded', day, amount);
  for (const { day, amount } of owed) sums.add('owing', day, amount);
  for (const { cents } of receipts) sums.divide('paid', cents);
  for (const { cents } of refunded) sums.divide('refunded', cents);
  for (const { cents } of owed) sums.divide('owing', cents);
  return {
    ...sums.total,
    currency: configuration.current(of.eventCode, 'fees', catalogue.fees)?.document.currency ?? 'CAD',
    invoices: owed.reduce((sum, { invoices }) => sum + invoices, 0),
    overdue: owed.reduce((sum, { overdue }) => sum + overdue, 0),
    categories: sums.categories(),
    days: sums.days(),
  };
}

const none = (): Amounts => ({ paid: 0, refunded: 0, owing: 0 });

/** Adds amounts up by day and by part; what no part says is `other`. */
class Sums {
  readonly total = none();
  readonly #days = new Map<string, Amounts>();
  readonly #parts = new Map<string, Amounts>();

  add(side: Side, day: string | null, amount: number): void {
    this.total[side] += amount;
    if (day !== null) at(this.#days, day)[side] += amount;
    at(this.#parts, 'other')[side] += amount;
  }

  divide(side: Side, cents: readonly number[] | null): void {
    for (const [index, part] of QUOTE_PARTS.entries()) {
      const amount = cents?.[index] ?? 0;
      at(this.#parts, part)[side] += amount;
      at(this.#parts, 'other')[side] -= amount;
    }
  }

  categories(): OverviewMoney['categories'] {
    return MONEY_PARTS.flatMap((category) => {
      const amounts = this.#parts.get(category) ?? none();
      return Object.values(amounts).some((amount) => amount !== 0) ? [{ category, ...amounts }] : [];
    });
  }

  days(): OverviewMoney['days'] {
    return [...this.#days]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, amounts]) => ({ day, ...amounts }));
  }
}

function at(sums: Map<string, Amounts>, key: string): Amounts {
  const known = sums.get(key) ?? none();
  sums.set(key, known);
  return known;
}

async function chargesByDay(db: Database, { eventCode, timezone }: Of): Promise<Summed[]> {
  const { rows } = await db.execute<Summed>(sql`
    select (${payment.updatedAt} at time zone ${timezone})::date::text as day, sum(${payment.amount})::float8 as amount
    from ${payment} where ${and(eq(payment.eventCode, eventCode), isCharged)} group by 1`);
  return rows;
}

async function paidInvoicesByDay(db: Database, { eventCode, timezone }: Of): Promise<Summed[]> {
  const { rows } = await db.execute<Summed>(sql`
    select (coalesce(${invoice.paidAt}, ${invoice.issuedAt}) at time zone ${timezone})::date::text as day,
      sum((${invoice.quote} ->> 'total')::int)::float8 as amount
    from ${invoice} where ${and(eq(invoice.eventCode, eventCode), isPaidInvoice)} group by 1`);
  return rows;
}

/** The parts of everything paid, from the index of receipts: many are alike. */
async function receiptParts(db: Database, { eventCode }: Of): Promise<Pick<Summed, 'cents'>[]> {
  const { rows } = await db.execute<Pick<Summed, 'cents'>>(sql`
    select ${partsOf((part) => sql`cents[${part}::int] * receipts`)} as cents from (
      select ${receipt.cents} as cents, count(*) as receipts from ${receipt}
      where ${eq(receipt.eventCode, eventCode)}
      group by 1
    ) as alike`);
  return rows;
}

async function refundsByDay(db: Database, { eventCode, timezone }: Of): Promise<Summed[]> {
  const { rows } = await db.execute<Summed>(sql`
    select (${refund.createdAt} at time zone ${timezone})::date::text as day, sum(${refund.amount})::float8 as amount,
      ${partsOf((part) => sql`${refund.cents}[${part}::int]`)} as cents
    from ${refund} where ${and(eq(refund.eventCode, eventCode), isRefunded)} group by 1`);
  return rows;
}

async function openInvoicesByDay(db: Database, { eventCode, timezone, today }: Of): Promise<Owed[]> {
  const { rows } = await db.execute<Owed>(sql`
    select (issued_at at time zone ${timezone})::date::text as day, sum((quote ->> 'total')::int)::float8 as amount,
      ${partsOf((part) => sql`cents[${part}::int]`)} as cents, count(*)::int as invoices,
      (count(*) filter (where due_on < ${today}))::int as overdue
    from (
      select *, quote_cents(${invoice.quote}) as cents from ${invoice}
      where ${and(eq(invoice.eventCode, eventCode), isOpenInvoice)}
    ) as open group by 1`);
  return rows;
}

/** An array of the sums of each part, which is named by its place, from 1. */
function partsOf(part: (place: number) => SQL): SQL {
  const sums = QUOTE_PARTS.map((_, index) => sql`coalesce(sum(${part(index + 1)}), 0)::float8`);
  return sql`array[${sql.join(sums, sql`, `)}]`;
}
