import { and, count, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { InvoiceList, ListedInvoice } from '#engine/contract/desk-invoices.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { deskInvoiceView, type InvoiceRow } from '#server/billing/invoice-rows.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { afterKey, keyOf, type Order, orderOf, pageOf } from '#server/database/keyset.ts';
import { dossier, invoice } from '#server/database/schema.ts';
import { type DossierRow, selectDossiers } from '#server/dossiers/dossier-row.ts';
import { maySplit } from '#server/invoices/invoice-lines.ts';
import { isFoundBy } from './dossier-filter.ts';
import { type GroupName, groupNames } from './group-names.ts';
import { listedDossier } from './listed-dossier.ts';
import { anywhere, searchWords } from './search-words.ts';

const PAGE = 50;

/** Those due first; of one day, the first issued. */
const ORDER: Order = {
  by: [
    { value: invoice.dueOn, as: 'text' },
    { value: invoice.number, as: 'integer' },
  ],
  id: invoice.dossierId,
  direction: 'asc',
};

type InvoiceFilter = {
  readonly list: InvoiceList;
  readonly q?: string | undefined;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
};

type Listed = { rows: ListedInvoice[]; count: number; total: number; next?: string };

/** A page of an event's invoices, how many match in all, and what they come to. */
export async function listInvoices(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  { list, q = '', after }: InvoiceFilter,
  now = new Date(),
): Promise<Listed> {
  const today = dayIn(event.timezone, now);
  const matches = and(eq(invoice.eventCode, event.code), isIn(list, today), ...searchWords(q).map(contains));
  const [counted] = await db
    .select({
      count: count(),
      total: sql<number>`coalesce(sum((${invoice.quote}->>'total')::bigint), 0)`.mapWith(Number),
    })
    .from(invoice)
    .innerJoin(dossier, eq(dossier.id, invoice.dossierId))
    .where(matches);
  const found = await db
    .select({ invoice, key: keyOf(ORDER) })
    .from(invoice)
    .innerJoin(dossier, eq(dossier.id, invoice.dossierId))
    .where(and(matches, afterKey(ORDER, after)))
    .orderBy(...orderOf(ORDER))
    .limit(PAGE + 1);
  const { page, ...next } = pageOf(found, PAGE);
  const ids = [...new Set(page.map((each) => each.invoice.dossierId))];
  const payers = ids.length === 0 ? [] : await selectDossiers(db).where(inArray(dossier.id, ids));
  const groups = await groupNames(db, ids);
  const rows = page.flatMap((each) => {
    const payer = payers.find(({ id }) => id === each.invoice.dossierId);
    return payer ? [listedInvoice(configuration, each.invoice, payer, groups.get(payer.id), today)] : [];
  });
  return { rows, count: counted?.count ?? 0, total: counted?.total ?? 0, ...next };
}

function isIn(list: InvoiceList, today: string): SQL | undefined {
  return list === 'overdue'
    ? and(eq(invoice.state, 'open'), lt(invoice.dueOn, today))
    : eq(invoice.state, list);
}

const contains = (word: string): SQL | undefined =>
  or(
    isFoundBy(word),
    sql`lower(${invoice.prefix} || ${invoice.number}::text) like ${anywhere(word)}`,
    sql`folded_text(concat_ws(' ', ${invoice.recipient} ->> 'name', ${invoice.recipient} ->> 'email',
      ${invoice.recipient} ->> 'order')) like ${anywhere(word)}`,
  );

function listedInvoice(
  configuration: ConfigurationStore,
  row: InvoiceRow,
  payer: DossierRow,
  group: GroupName | undefined,
  today: string,
): ListedInvoice {
  const { code, flow, name, email, organization } = listedDossier(configuration, payer, { group });
  return {
    ...deskInvoiceView(row, maySplit(payer, row)),
    code,
    flow,
    name,
    email,
    ...(organization !== undefined && { organization }),
    issued_at: row.issuedAt.toISOString(),
    overdue: row.state === 'open' && row.dueOn < today ? 'Y' : 'N',
    reminded: row.reminded,
    ...(row.paidAt && { paid_at: row.paidAt.toISOString() }),
  };
}
