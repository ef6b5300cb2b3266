import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { type DossierRow, inNoGroup } from './dossier-row.ts';
import { newRegistrationCode } from './registration-code.ts';

/** Stores a dossier other than a registration; undefined if its code is taken. */
export async function insertDossier(
  tx: Database,
  values: typeof dossier.$inferInsert,
): Promise<DossierRow | undefined> {
  const [row] = await tx
    .insert(dossier)
    .values(values)
    .onConflictDoNothing({ target: [dossier.eventCode, dossier.code] })
    .returning();
  return row && { ...row, ...inNoGroup, track: null, mode: null, days: [], waitlistEntryId: null };
}

/** Stores something under a random code; if the code is taken, another is drawn. */
export async function drawCode<Row>(insert: (code: string) => Promise<Row | undefined>): Promise<Row> {
  // Of 28^8 codes a second draw is free.
  for (let draw = 0; draw < 5; draw += 1) {
    const row = await insert(newRegistrationCode());
    if (row) return row;
  }
  throw new Error('no code was free');
}
