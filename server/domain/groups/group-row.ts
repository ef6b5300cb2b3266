import { and, eq, getTableColumns } from 'drizzle-orm';
import { GROUP_FLOW } from '#engine/configuration/flow-document.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, registrationGroup } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { readRegistrationCode } from '#server/domain/registration-code.ts';

/** The code of the flow whose dossiers are groups. */
export const groupFlow = GROUP_FLOW;

/** Tells a group from the dossiers of other flows. */
export function isGroup({ flow }: Pick<DossierRow, 'flow'>): boolean {
  return flow === groupFlow;
}

const { dossierId: _same, ...groupColumns } = getTableColumns(registrationGroup);

/**
 * A group as it is stored. Its dossier bears its code, its contact's address and language; that one stays `Not
 * Submitted`, since whoever has paid may go on adding people: `groupView` says how the group stands.
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
  // What cannot be a code is looked for all the same, so that it takes no less time.
  const code = readRegistrationCode(typedCode) ?? '';
  const [row] = await selectGroups(db).where(and(eq(dossier.eventCode, eventCode), eq(dossier.code, code)));
  return row;
}
