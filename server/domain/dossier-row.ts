import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, registration } from '#server/database/schema.ts';

type Participation = Omit<typeof registration.$inferSelect, 'dossierId'>;

/** A dossier as it is stored, with how somebody takes part where it is a registration; none of that elsewhere. */
export type DossierRow = typeof dossier.$inferSelect & Participation;

const { dossierId: _dossierId, days, ...participation } = getTableColumns(registration);

/** Reads dossiers of any flow. */
export function selectDossiers(db: Database) {
  return db
    .select({
      ...getTableColumns(dossier),
      ...participation,
      days: sql`coalesce(${days}, '[]'::jsonb)`.mapWith(days),
    })
    .from(dossier)
    .leftJoin(registration, eq(registration.dossierId, dossier.id));
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
