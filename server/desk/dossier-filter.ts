import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { MoneyState } from '#engine/contract/list-filter.ts';
import type { Need } from '#engine/contract/overview.ts';
import type { Database } from '#server/database/database.ts';
import { type DossierStatus, dossier, dossierSearch, registration } from '#server/database/schema.ts';
import { hasTag } from './actions/tags.ts';
import { hasAnswers } from './answer-filter.ts';
import { countDossiers, hasMembership } from './counted-dossiers.ts';
import type { FilteredEvent } from './filtered-event.ts';

import { hasMoney } from './money-of.ts';
import { hasItem, hasNeed } from './overview/needs.ts';
import { anywhere, searchWords } from './search-words.ts';

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
  readonly discount?: string | undefined;
  readonly membership?: string | undefined;
  readonly answer?: readonly string[] | undefined;
};

/** The condition for an event's dossiers that match a filter, with `dossier_order` and `registration` joined. */
export function matchesFilter(of: FilteredEvent, filter: DossierFilter): SQL | undefined {
  const { configuration, eventCode } = of;
  const { q, flow, status, track, mode, day, locale, money, tag, needs, item, discount, membership, answer } =
    filter;
  return and(
    eq(dossier.eventCode, eventCode),
    ...searchWords(q ?? '').map(isFoundBy),
    flow === undefined ? undefined : eq(dossier.flow, flow),
    status === undefined ? undefined : eq(dossier.status, status),
    track === undefined ? undefined : eq(registration.track, track),
    mode === undefined ? undefined : eq(registration.mode, mode),
    day === undefined ? undefined : sql`${registration.days} @> ${JSON.stringify([day])}::jsonb`,
    locale === undefined ? undefined : eq(dossier.locale, locale),
    money === undefined ? undefined : hasMoney(money),
    tag === undefined ? undefined : hasTag(tag),
    needs === undefined ? undefined : hasNeed(needs, { configuration, eventCode, now: new Date() }),
    item === undefined ? undefined : hasItem(eventCode, item),
    discount === undefined ? undefined : hasItem(eventCode, `discount/${discount}`),
    membership === undefined ? undefined : hasMembership(of, membership),
    answer === undefined ? undefined : hasAnswers(of, answer),
  );
}

/** Prepares what a filter is matched by: the memberships and the answers that count. */
export async function prepareFilter(db: Database, of: FilteredEvent, filter: DossierFilter): Promise<void> {
  if (filter.membership !== undefined || filter.answer !== undefined) await countDossiers(db, of);
}

/** The condition for dossiers whose searched texts contain a word. */
export const isFoundBy = (word: string): SQL =>
  sql`${dossier.id} in (select ${dossierSearch.dossierId} from ${dossierSearch} where ${dossierSearch.text} like ${anywhere(word)})`;
