import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { normalizeEmail } from './email-address.ts';
import { readRegistrationCode } from './registration-code.ts';
import { type RegistrationRow, registrationFlow, selectRegistrations } from './registration-row.ts';

/** The registration that a typed code and email address open together; nothing tells which of the two was wrong. */
export async function findByCodeAndEmail(
  db: Database,
  eventCode: string,
  typedCode: string,
  email: string,
): Promise<RegistrationRow | undefined> {
  // What cannot be a code is looked for all the same, so that it takes no less time.
  const code = readRegistrationCode(typedCode) ?? '';
  const [row] = await selectRegistrations(db).where(
    and(eq(dossier.eventCode, eventCode), eq(dossier.code, code)),
  );
  return row?.email === normalizeEmail(email) && row.status !== 'Cancelled' ? row : undefined;
}

/** Whether an address has a registration in an event that can be opened again, submitted or not finished yet. */
export function hasBegun(db: Database, eventCode: string, email: string): Promise<boolean> {
  return hasRegistration(db, eventCode, email, ne(dossier.status, 'Cancelled'));
}

/** Whether an address has a submitted registration in an event. */
export function isRegistered(db: Database, eventCode: string, email: string): Promise<boolean> {
  return hasRegistration(db, eventCode, email, eq(dossier.status, 'Submitted'));
}

async function hasRegistration(
  db: Database,
  eventCode: string,
  email: string,
  inState: SQL,
): Promise<boolean> {
  const [row] = await db
    .select({ id: dossier.id })
    .from(dossier)
    .where(
      and(
        eq(dossier.eventCode, eventCode),
        eq(dossier.flow, registrationFlow),
        eq(dossier.email, normalizeEmail(email)),
        inState,
      ),
    )
    .limit(1);
  return row !== undefined;
}
