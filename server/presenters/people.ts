import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { presenter } from '#server/database/schema.ts';
import { newRegistrationCode, readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import type { PersonRow } from './presenter-rows.ts';

/** A former presenter by code; undefined if they never answered an invitation. */
export async function knownPerson(
  db: Database,
  eventCode: string,
  typedCode: string,
): Promise<PersonRow | undefined> {
  const code = readRegistrationCode(typedCode) ?? '';
  const [row] = await db
    .select()
    .from(presenter)
    .where(and(eq(presenter.eventCode, eventCode), eq(presenter.code, code), isNotNull(presenter.foundBy)));
  return row;
}

/** The person with an address at an event, stored if new; concurrent calls get the same person. */
export async function personAt(tx: Database, eventCode: string, email: string): Promise<PersonRow> {
  const address = { eventCode, email: normalizeEmail(email) };
  // Of 28^8 codes a second draw is free.
  for (let draw = 0; draw < 5; draw += 1) {
    const [added] = await tx
      .insert(presenter)
      .values({ ...address, emailTyped: typedEmail(email), code: newRegistrationCode() })
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const [known] = await tx
      .select()
      .from(presenter)
      .where(and(eq(presenter.eventCode, eventCode), eq(presenter.email, address.email)));
    if (known) return known;
  }
  throw new Error('no code was free');
}
