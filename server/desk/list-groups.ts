import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DeskMember, ListedGroup } from '#engine/contract/desk-groups.ts';
import { GROUP_FLOW } from '#engine/event/documents/flow/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { afterKey, keyOf, newest, orderOf, pageOf } from '#server/database/keyset.ts';
import { dossier, groupMember, registrationGroup } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { membersOf } from '#server/dossiers/group-members.ts';
import { memberViews } from '#server/groups/group-view.ts';
import { isFoundBy } from './dossier-filter.ts';
import { moneyOf } from './money-of.ts';
import { searchWords } from './search-words.ts';

const PAGE = 50;
const order = newest({ at: dossier.createdAt, id: dossier.id });

/** A page of an event's groups, and how many match in all. */
export async function listGroups(
  db: Database,
  eventCode: string,
  { q = '', after }: { readonly q?: string | undefined; readonly after?: string | undefined },
): Promise<{ rows: ListedGroup[]; count: number; next?: string }> {
  const matches = and(
    eq(dossier.eventCode, eventCode),
    eq(dossier.flow, GROUP_FLOW),
    ...searchWords(q).map(isFoundBy),
  );
  const count = await db.$count(dossier, matches);
  const found = await db
    .select({ dossier, group: registrationGroup, key: keyOf(order) })
    .from(dossier)
    .innerJoin(registrationGroup, eq(registrationGroup.dossierId, dossier.id))
    .where(and(matches, afterKey(order, after)))
    .orderBy(...orderOf(order))
    .limit(PAGE + 1);
  const { page, ...next } = pageOf(found, PAGE);
  const ids = page.map((each) => each.dossier.id);
  const money = await moneyOf(db, ids);
  const people = await countPeople(db, ids);
  const rows = page.map(({ dossier: row, group }) => ({
    code: row.code,
    organization: group.organization,
    contact: group.contactName,
    email: row.emailTyped,
    started_at: row.createdAt.toISOString(),
    ...(people.get(row.id) ?? { invited: 0, started: 0, submitted: 0 }),
    ...(money.get(row.id) ?? { paid: 0, owing: 0 }),
  }));
  return { rows, count, ...next };
}

type People = Pick<ListedGroup, 'invited' | 'started' | 'submitted'>;

/** How far the people of groups are, by the id of the group. */
async function countPeople(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, People>> {
  if (ids.length === 0) return new Map();
  const { groupId, state, dossierId } = groupMember;
  const among = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const rows = await db
    .select({
      groupId,
      invited: among(sql`${state} = 'invited'`),
      started: among(sql`${state} = 'joined' and ${dossier.status} = 'Not Submitted'`),
      submitted: among(sql`${state} = 'joined' and ${dossier.status} = 'Submitted'`),
    })
    .from(groupMember)
    .leftJoin(dossier, eq(dossier.id, dossierId))
    .where(inArray(groupId, [...ids]))
    .groupBy(groupId);
  return new Map(rows.map(({ groupId: id, ...people }) => [id, people]));
}

/** The people of a group in the order in which they were added, with the codes of their registrations. */
export async function groupPeople(
  db: Database,
  configuration: ConfigurationStore,
  { id }: DossierRow,
): Promise<DeskMember[]> {
  const members = await membersOf(db, id);
  const views = await memberViews({ db, configuration }, members);
  return views.map((view, at) => {
    const code = members[at]?.registration?.code;
    return { ...view, ...(code !== undefined && { code }) };
  });
}
