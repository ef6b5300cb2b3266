import { REGISTRATION_FLOW } from '#engine/event/documents/flow/schema.ts';
import type { Database } from '#server/database/database.ts';
import { type DossierRow, findDossier, lockDossier } from './dossier-row.ts';

/** The code of the flow that registrations go through. */
export const registrationFlow = REGISTRATION_FLOW;

/** A dossier that is a registration. */
export type RegistrationRow = DossierRow & { readonly flow: typeof registrationFlow };

/** Tells a registration from the dossiers of other flows. */
export function isRegistration(row: DossierRow): row is RegistrationRow {
  return row.flow === registrationFlow;
}

/** A registration of an event by its id; nothing if it is another event's. */
export async function findRegistration(
  db: Database,
  eventCode: string,
  id: string,
): Promise<RegistrationRow | undefined> {
  const row = await findDossier(db, eventCode, id);
  return row && isRegistration(row) ? row : undefined;
}

/** A registration, locked for the rest of the transaction; throws if it has gone. */
export async function lockRegistration(tx: Database, id: string): Promise<RegistrationRow> {
  const row = await lockDossier(tx, id);
  if (!isRegistration(row)) throw new Error(`dossier ${id} is no registration`);
  return row;
}
