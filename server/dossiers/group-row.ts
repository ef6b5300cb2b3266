import { and, eq, getTableColumns } from 'drizzle-orm';
import { GROUP_FLOW } from '#engine/event/documents/flow/schema.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, registrationGroup } from '#server/database/schema.ts';
import type { DossierRow } from './dossier-row.ts';
import { readRegistrationCode } from './registration-code.ts';

/** The code of the groups' flow. */
export const groupFlow = GROUP_FLOW;

/** Tells a group from the dossiers of other flows. */
export function isGroup({ flow }: Pick<DossierRow, 'flow'>): boolean {
  return flow === groupFlow;
}

const { dossierId: _same, ...groupColumns } = getTableColumns(registrationGroup);

/**
 * A stored group. Its dossier has its code, its contact's address and language; it stays `Not Submitted`, because
 * people can be added after paying: `groupView` returns the group's state.
 */
export type GroupRow = Omit<typeof dossier.$inferSelect, 'flow'> &
  Omit<typeof registrationGroup.$inferSelect, 'dossierId'>;

function selectGroups(db: Database) {
  return db
    .select({ ...getTableColumns(dossier), ...groupColumns })
    .from(registrationGroup)
    .innerJoin(dossier, eq(dossier.id, registrationGroup.dossierId));
}

/** A group by the id of its dossier; throws if it has gone. */
export async function groupOf(db: Database, id: string): Promise<GroupRow> {
  const [row] = await selectGroups(db).where(eq(dossier.id, id));
  if (!row) throw new Error(`group ${id} has gone`);
  return row;
}

/** The same, locked for the rest of the transaction: before any of its members' dossiers. */
export async function lockGroup(tx: Database, id: string): Promise<GroupRow> {
  const [row] = await selectGroups(tx).where(eq(dossier.id, id)).for('update', { of: dossier });
  if (!row) throw new Error(`group ${id} has gone`);
  return row;
}

/** The group of an event that bears a code, however it is typed. */
export async function findGroup(
  db: Database,
  eventCode: string,
  typedCode: string,
): Promise<GroupRow | undefined> {
  // Something that is not a code is looked up as well, to take the same time.
  const code = readRegistrationCode(typedCode) ?? '';
  const [row] = await selectGroups(db).where(and(eq(dossier.eventCode, eventCode), eq(dossier.code, code)));
  return row;
}
