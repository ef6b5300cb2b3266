import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ChosenRows } from '#engine/contract/desk-bulk.ts';
import { MOST_CODES } from '#engine/contract/desk-values.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, dossierOrder, dossierTag, registration } from '#server/database/schema.ts';
import { type DossierFilter, matchesFilter, prepareFilter } from '#server/desk/dossier-filter.ts';
import type { FilteredEvent } from '#server/desk/filtered-event.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';

/** Chosen rows of the list: those of the codes, or all that match the filter. */
export type Chosen = DossierFilter & { readonly codes?: string | undefined };

/** The tags that are counted. */
const TAGS = 100;

/** The ids of chosen dossiers, as a query. */
export function chosenIds(db: Database, of: FilteredEvent, { codes, ...filter }: Chosen) {
  return db
    .select({ id: dossier.id })
    .from(dossier)
    .innerJoin(dossierOrder, eq(dossierOrder.dossierId, dossier.id))
    .leftJoin(registration, eq(registration.dossierId, dossier.id))
    .where(codes === undefined ? matchesFilter(of, filter) : hasCode(of, codes));
}

/** The condition for chosen dossiers. */
export const isChosen = (db: Database, of: FilteredEvent, chosen: Chosen): SQL =>
  inArray(dossier.id, chosenIds(db, of, chosen));

/** The chosen dossiers in the order of their start, at most so many. */
export async function readChosen(db: Database, of: FilteredEvent, chosen: Chosen, most: number) {
  await prepareFilter(db, of, chosen);
  return db
    .select({ id: dossier.id, code: dossier.code, flow: dossier.flow, status: dossier.status })
    .from(dossier)
    .where(isChosen(db, of, chosen))
    .orderBy(asc(dossier.createdAt), asc(dossier.id))
    .limit(most);
}

/** How many dossiers are chosen, by flow, and their tags. */
export async function countChosen(db: Database, of: FilteredEvent, chosen: Chosen): Promise<ChosenRows> {
  await prepareFilter(db, of, chosen);
  const flows = await db
    .select({ flow: dossier.flow, count: count() })
    .from(dossier)
    .where(isChosen(db, of, chosen))
    .groupBy(dossier.flow)
    .orderBy(desc(count()), asc(dossier.flow));
  const tags = await db
    .select({ tag: dossierTag.tag, count: count() })
    .from(dossierTag)
    .where(inArray(dossierTag.dossierId, chosenIds(db, of, chosen)))
    .groupBy(dossierTag.tag)
    .orderBy(desc(count()), asc(dossierTag.tag))
    .limit(TAGS);
  return { total: flows.reduce((sum, flow) => sum + flow.count, 0), flows, tags };
}

function hasCode({ eventCode }: FilteredEvent, codes: string): SQL | undefined {
  const read = codes.split(',').flatMap((code) => readRegistrationCode(code) ?? []);
  return and(eq(dossier.eventCode, eventCode), inArray(dossier.code, read.slice(0, MOST_CODES)));
}
