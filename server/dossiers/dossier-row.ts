import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import {
  capacityKinds,
  dossier,
  groupMember,
  hold,
  registration,
  registrationGroup,
} from '#server/database/schema.ts';

type Participation = Omit<typeof registration.$inferSelect, 'dossierId'>;

/** Read together with a dossier: its place, and its group (null without one). */
type ReadWith = {
  /** Until when its place is held; null if none is. */
  placeHeldUntil: Date | null;
  groupCode: string | null;
  groupOrganization: string | null;
  groupContactName: string | null;
  /** It is finished, and waits for the group's payment. */
  isReadyForGroup: boolean;
};

/** A stored dossier, with track, mode and days if it is a registration. */
export type DossierRow = typeof dossier.$inferSelect & Participation & ReadWith;

/** For a dossier that is not a registration, or is new. */
export const inNoGroup: ReadWith = {
  placeHeldUntil: null,
  groupCode: null,
  groupOrganization: null,
  groupContactName: null,
  isReadyForGroup: false,
};

const { dossierId: _dossierId, days, ...participation } = getTableColumns(registration);

/** Excludes declined applications from a query. */
export const isNotDeclined = sql`${dossier.decision} is distinct from 'declined'`;

const groupDossier = alias(dossier, 'group_dossier');

/** Reads dossiers of any flow. */
export function selectDossiers(db: Database) {
  return db
    .select({
      ...getTableColumns(dossier),
      ...participation,
      days: sql`coalesce(${days}, '[]'::jsonb)`.mapWith(days),
      groupCode: groupDossier.code,
      groupOrganization: registrationGroup.organization,
      groupContactName: registrationGroup.contactName,
      placeHeldUntil: sql`(
        select case when count(*) >= case when ${registration.track} is null then 1 else 2 end + jsonb_array_length(coalesce(${days}, '[]'::jsonb))
          then min(${hold.heldUntil}) end from ${hold}
        where ${hold.dossierId} = ${dossier.id} and ${inArray(hold.kind, [...capacityKinds])} and ${hold.state} = 'held'
      )`.mapWith(hold.heldUntil),
      isReadyForGroup: sql<boolean>`coalesce(${groupMember.readyAt} is not null and (${groupMember.submission}->>'readyUntil')::timestamptz > now(), false)`,
    })
    .from(dossier)
    .leftJoin(registration, eq(registration.dossierId, dossier.id))
    .leftJoin(groupMember, and(eq(groupMember.dossierId, dossier.id), eq(groupMember.state, 'joined')))
    .leftJoin(registrationGroup, eq(registrationGroup.dossierId, groupMember.groupId))
    .leftJoin(groupDossier, eq(groupDossier.id, groupMember.groupId));
}

/** A dossier of an event by its id; nothing if it is another event's. */
export async function findDossier(
  db: Database,
  eventCode: string,
  id: string,
): Promise<DossierRow | undefined> {
  const [row] = await selectDossiers(db).where(and(eq(dossier.id, id), eq(dossier.eventCode, eventCode)));
  return row;
}

/** The same row, locked for the rest of the transaction; throws if it has gone. */
export async function lockDossier(tx: Database, id: string): Promise<DossierRow> {
  const [row] = await selectDossiers(tx).where(eq(dossier.id, id)).for('update', { of: dossier });
  if (!row) throw new Error(`dossier ${id} has gone`);
  return row;
}
