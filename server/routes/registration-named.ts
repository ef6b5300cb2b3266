import type { Database } from '#server/database/database.ts';
import { findByCode } from '#server/dossiers/find-by-email.ts';
import { isRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { registrationsOf } from './lookup-answers.ts';

/** The registration of an event with a code, for its organizers; throws 404 for an unknown one. */
export async function registrationNamed(
  db: Database,
  eventCode: string,
  code: string,
): Promise<RegistrationRow> {
  const row = await findByCode(db, registrationsOf(eventCode), code);
  if (!row || !isRegistration(row)) throw notFound();
  return row;
}
