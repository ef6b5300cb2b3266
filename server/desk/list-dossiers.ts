import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Direction, ListedDossier, Sort } from '#engine/contract/desk.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { afterKey, keyOf, orderOf, pageOf } from '#server/database/keyset.ts';
import { dossier, dossierOrder, registration } from '#server/database/schema.ts';
import { type DossierRow, selectDossiers } from '#server/dossiers/dossier-row.ts';
import { tagsOf } from './actions/tags.ts';
import { type DossierFilter, matchesFilter, prepareFilter } from './dossier-filter.ts';
import { groupNames } from './group-names.ts';
import { inOrder, listOrder } from './list-order.ts';
import { askedFor, listedAnswers } from './listed-answers.ts';
import { listedDossier } from './listed-dossier.ts';
import { moneyOf } from './money-of.ts';

/** Rows of a page. */
export const PAGE = 50;

/** A page of the list: which dossiers, in which order, and what to read of them. */
export type ListedPage = DossierFilter & {
  /** Questions whose answers to read. */
  readonly columns?: string | undefined;
  readonly sort?: Sort | undefined;
  readonly direction?: Direction | undefined;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
};

/** A page of an event's dossiers: its rows, how many match in all, and where the next page starts. */
export async function listDossiers(
  db: Database,
  configuration: ConfigurationStore,
  eventCode: string,
  filter: ListedPage,
  locale: Locale,
): Promise<{ rows: ListedDossier[]; total: number; next?: string }> {
  const { sort = 'started', direction = 'desc' } = filter;
  const order = listOrder(sort, direction);
  const of = { configuration, eventCode };
  await prepareFilter(db, of, filter);
  const matches = matchesFilter(of, filter);
  const keysOfPage = db
    .select({ id: dossier.id, key: keyOf(order) })
    .from(dossier)
    .innerJoin(dossierOrder, eq(dossierOrder.dossierId, dossier.id))
    .leftJoin(registration, eq(registration.dossierId, dossier.id))
    .where(and(matches, inOrder(sort, eventCode), afterKey(order, filter.after)))
    .orderBy(...orderOf(order))
    .limit(PAGE + 1);
  const [total, keys] = await Promise.all([countMatches(db, filter, matches), keysOfPage]);
  const { page, ...next } = pageOf(keys, PAGE);
  const asked = askedFor(filter.columns);
  const rows = await readRows(
    db,
    configuration,
    page.map(({ id }) => id),
    (row) => listedAnswers(configuration, row, asked, locale),
  );
  return {
    rows,
    total,
    ...next,
  };
}

/** How many dossiers match; joined only with what the filter reads, since every row of the event may be counted. */
async function countMatches(
  db: Database,
  { money, track, mode, day }: DossierFilter,
  matches: SQL | undefined,
): Promise<number> {
  const all = db.select({ total: count() }).from(dossier).$dynamic();
  if (money !== undefined) all.innerJoin(dossierOrder, eq(dossierOrder.dossierId, dossier.id));
  if ([track, mode, day].some((each) => each !== undefined))
    all.innerJoin(registration, eq(registration.dossierId, dossier.id));
  const [counted] = await all.where(matches);
  return counted?.total ?? 0;
}

async function readRows(
  db: Database,
  configuration: ConfigurationStore,
  ids: readonly string[],
  answersOf: (row: DossierRow) => Record<string, string>,
): Promise<ListedDossier[]> {
  if (ids.length === 0) return [];
  const rows = await selectDossiers(db).where(inArray(dossier.id, [...ids]));
  const money = await moneyOf(db, ids);
  const groups = await groupNames(db, ids);
  const tags = await tagsOf(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const known = { money: money.get(id), group: groups.get(id), tags: tags.get(id) };
    if (!row) return [];
    const answers = answersOf(row);
    return [
      { ...listedDossier(configuration, row, known), ...(Object.keys(answers).length > 0 && { answers }) },
    ];
  });
}
