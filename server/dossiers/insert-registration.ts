import type { Database } from '#server/database/database.ts';
import { dossier, registration } from '#server/database/schema.ts';
import { inNoGroup } from './dossier-row.ts';
import { type RegistrationRow, registrationFlow } from './registration-row.ts';

/** A registration to store; absent columns have defaults. */
export type NewRegistration = Omit<typeof dossier.$inferInsert, 'flow'> &
  Omit<typeof registration.$inferInsert, 'dossierId'>;

/** Stores a registration with its dossier in the caller's transaction; undefined if its code is taken. */
export async function insertRegistration(
  tx: Database,
  { track, mode, days, waitlistEntryId, ...rest }: NewRegistration,
): Promise<RegistrationRow | undefined> {
  const [begun] = await tx
    .insert(dossier)
    .values({ ...rest, flow: registrationFlow })
    .onConflictDoNothing({ target: [dossier.eventCode, dossier.code] })
    .returning();
  if (!begun) return undefined;
  const [stored] = await tx
    .insert(registration)
    .values({ dossierId: begun.id, track, mode, days, waitlistEntryId })
    .returning();
  if (!stored) throw new Error(`the registration of dossier ${begun.id} was not stored`);
  const { dossierId: _same, ...part } = stored;
  return { ...begun, ...inNoGroup, ...part, flow: registrationFlow };
}
