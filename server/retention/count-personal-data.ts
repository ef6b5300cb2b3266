import { and, eq, inArray, ne, not, sql } from 'drizzle-orm';
import type { PersonalData } from '#engine/contract/retention.ts';
import type { Database } from '#server/database/database.ts';
import {
  dossier,
  dossierNote,
  dossierTag,
  outboxMail,
  refund,
  storedFile,
  subscription,
  waitlistEntry,
} from '#server/database/schema.ts';

/** The prefix of an erased dossier's address: no real address starts with it. */
export const ERASED = '@';

const isErased = sql`starts_with(${dossier.email}, ${ERASED})`;

/** Counts an event's remaining personal data. */
export async function countPersonalData(db: Database, eventCode: string): Promise<PersonalData> {
  const ids = db.select({ id: dossier.id }).from(dossier).where(eq(dossier.eventCode, eventCode));
  return {
    dossiers: await db.$count(dossier, and(eq(dossier.eventCode, eventCode), not(isErased))),
    waiting: await db.$count(waitlistEntry, eq(waitlistEntry.eventCode, eventCode)),
    subscriptions: await db.$count(subscription, eq(subscription.eventCode, eventCode)),
    mails: await db.$count(outboxMail, eq(outboxMail.eventCode, eventCode)),
    notes:
      (await db.$count(dossierNote, inArray(dossierNote.dossierId, ids))) +
      (await db.$count(dossierTag, inArray(dossierTag.dossierId, ids))) +
      (await db.$count(refund, and(eq(refund.eventCode, eventCode), ne(refund.why, '')))),
    files: await db.$count(storedFile, inArray(storedFile.dossierId, ids)),
  };
}
