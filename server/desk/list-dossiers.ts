import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Direction, ListedDossier, MoneyState, Sort } from '#engine/contract/desk.ts';
import type { Need } from '#engine/contract/overview.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { afterKey, keyOf, orderOf, pageOf } from '#server/database/keyset.ts';
import {
  type DossierStatus,
  dossier,
  dossierOrder,
  dossierSearch,
  registration,
} from '#server/database/schema.ts';
import { type DossierRow, selectDossiers } from '#server/dossiers/dossier-row.ts';
import { hasTag, tagsOf } from './actions/tags.ts';
import { groupNames } from './group-names.ts';
import { inOrder, listOrder } from './list-order.ts';
import { askedFor, listedAnswers } from './listed-answers.ts';
import { listedDossier } from './listed-dossier.ts';
import { hasMoney, moneyOf } from './money-of.ts';
import { hasItem, hasNeed } from './overview/needs.ts';
import { anywhere, searchWords } from './search-words.ts';

/** Rows of a page. */
export const PAGE = 50;

/** Which dossiers of an event to list; absent filters admit all. */
export type DossierFilter = {
  readonly q?: string | undefined;
  readonly flow?: string | undefined;
  readonly status?: DossierStatus | undefined;
  readonly track?: string | undefined;
  readonly mode?: string | undefined;
  readonly day?: string | undefined;
  readonly locale?: string | undefined;
  readonly money?: MoneyState | undefined;
  readonly tag?: string | undefined;
  readonly needs?: Need | undefined;
  readonly item?: string | undefined;
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
  filter: DossierFilter,
  locale: Locale,
): Promise<{ rows: ListedDossier[]; total: number; next?: string }> {
  const { sort = 'started', direction = 'desc' } = filter;
  const order = listOrder(sort, direction);
  const matches = and(
    eq(dossier.eventCode, eventCode),
    ...conditionsOf(filter, { configuration, eventCode, now: new Date() }),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(dossier)
    .innerJoin(dossierOrder, eq(dossierOrder.dossierId, dossier.id))
    .leftJoin(registration, eq(registration.dossierId, dossier.id))
    .where(matches);
  const keys = await db
    .select({ id: dossier.id, key: keyOf(order) })
    .from(dossier)
    .innerJoin(dossierOrder, eq(dossierOrder.dossierId, dossier.id))
    .leftJoin(registration, eq(registration.dossierId, dossier.id))
    .where(and(matches, inOrder(sort, eventCode), afterKey(order, filter.after)))
    .orderBy(...orderOf(order))
    .limit(PAGE + 1);
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
    total: counted?.total ?? 0,
    ...next,
  };
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

function conditionsOf(filter: DossierFilter, of: Parameters<typeof hasNeed>[1]): (SQL | undefined)[] {
  const { q, flow, status, track, mode, day, locale, money, tag, needs, item } = filter;
  return [
    ...searchWords(q ?? '').map(contains),
    flow === undefined ? undefined : eq(dossier.flow, flow),
    status === undefined ? undefined : eq(dossier.status, status),
    track === undefined ? undefined : eq(registration.track, track),
    mode === undefined ? undefined : eq(registration.mode, mode),
    day === undefined ? undefined : sql`${registration.days} @> ${JSON.stringify([day])}::jsonb`,
    locale === undefined ? undefined : eq(dossier.locale, locale),
    money === undefined ? undefined : hasMoney(money),
    tag === undefined ? undefined : hasTag(tag),
    needs === undefined ? undefined : hasNeed(needs, of),
    item === undefined ? undefined : hasItem(of.eventCode, item),
  ];
}

const contains = (word: string): SQL =>
  sql`${dossier.id} in (select ${dossierSearch.dossierId} from ${dossierSearch} where ${dossierSearch.text} like ${anywhere(word)})`;
