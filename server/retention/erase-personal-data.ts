import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import {
  accessCode,
  accessToken,
  address,
  auditEntry,
  cancellation,
  countedDossier,
  decision,
  deskJob,
  deskView,
  dossier,
  dossierNote,
  dossierTag,
  draft,
  groupMember,
  idempotencyKey,
  outboxMail,
  presenter,
  refund,
  registrationChange,
  registrationGroup,
  storedFile,
  subscription,
  ticket,
  waitlistEntry,
} from '#server/database/schema.ts';
import { ERASED } from './count-personal-data.ts';
import { eraseInBooks } from './erase-in-books.ts';
import { erasePublicCopies } from './erase-public-copies.ts';

/**
 * Erases an event's personal data: purely personal rows are deleted; others lose names, addresses and answers, but keep
 * codes, states, items and amounts. Repeating it loses nothing more. The caller decides when.
 */
export async function erasePersonalData(tx: Database, eventCode: string): Promise<void> {
  const ids = tx.select({ id: dossier.id }).from(dossier).where(eq(dossier.eventCode, eventCode));
  await deleteWhatIsTheirs(tx, eventCode);
  await tx
    .update(registrationGroup)
    .set({ organization: '', contactName: '', contactPhone: '', contactAddress: '' })
    .where(inArray(registrationGroup.dossierId, ids));
  await tx
    .update(groupMember)
    .set({
      name: '',
      // No two members of a group have one address.
      email: sql`${ERASED}::text || ${groupMember.id}::text`,
      emailTyped: '',
      invitationHash: null,
      submission: null,
    })
    .where(inArray(groupMember.groupId, ids));
  await tx.update(cancellation).set({ message: '' }).where(inArray(cancellation.dossierId, ids));
  await tx.update(decision).set({ message: '' }).where(inArray(decision.dossierId, ids));
  await tx
    .update(registrationChange)
    .set({
      before: sql`${registrationChange.before} - 'answers'`,
      after: sql`${registrationChange.after} - 'answers'`,
    })
    .where(inArray(registrationChange.dossierId, ids));
  // A reason, though empty, says that the refund left everything booked.
  await tx
    .update(refund)
    .set({ why: '' })
    .where(and(eq(refund.eventCode, eventCode), isNotNull(refund.why)));
  await tx.update(ticket).set({ holder: null }).where(eq(ticket.eventCode, eventCode));
  await eraseInBooks(tx, eventCode);
  await tx
    .update(dossier)
    .set({
      email: sql`${ERASED}::text || ${dossier.id}::text`,
      emailTyped: '',
      formerEmail: null,
      formerEmailTyped: null,
      addressHash: null,
      answers: {},
      timezone: null,
    })
    .where(eq(dossier.eventCode, eventCode));
  // The desk filters by copies of answers, which would stay until the next count.
  await tx
    .update(countedDossier)
    .set({ answers: [], rules: '' })
    .where(eq(countedDossier.eventCode, eventCode));
}

async function deleteWhatIsTheirs(tx: Database, eventCode: string): Promise<void> {
  const ids = tx.select({ id: dossier.id }).from(dossier).where(eq(dossier.eventCode, eventCode));
  // Stored answers of repeated calls name a dossier in their scope, or by its code.
  const { scope, response } = idempotencyKey;
  await tx.delete(idempotencyKey).where(
    sql`exists (
      select 1 from ${dossier} where ${dossier.eventCode} = ${eventCode}
      and (position(${dossier.code} in ${response}::text) > 0 or position(${dossier.id}::text in ${scope}) > 0)
    )`,
  );
  await tx.delete(accessToken).where(inArray(accessToken.dossierId, ids));
  await tx.delete(accessCode).where(eq(accessCode.eventCode, eventCode));
  await tx.delete(draft).where(inArray(draft.dossierId, ids));
  await tx.delete(address).where(inArray(address.dossierId, ids));
  await tx.delete(dossierNote).where(inArray(dossierNote.dossierId, ids));
  await tx.delete(dossierTag).where(inArray(dossierTag.dossierId, ids));
  await erasePublicCopies(tx, eventCode);
  await tx.delete(storedFile).where(inArray(storedFile.dossierId, ids));
  // With their parts of proposals.
  await tx.delete(presenter).where(eq(presenter.eventCode, eventCode));
  await tx.delete(waitlistEntry).where(eq(waitlistEntry.eventCode, eventCode));
  await tx.delete(subscription).where(eq(subscription.eventCode, eventCode));
  // With their rows; one that is still running ends.
  await tx.delete(deskJob).where(eq(deskJob.eventCode, eventCode));
  // Someone may have searched for a name.
  await tx.delete(deskView).where(eq(deskView.eventCode, eventCode));
  await tx.delete(outboxMail).where(eq(outboxMail.eventCode, eventCode));
  // Who did what and when stays; the values may be a person's.
  await tx.update(auditEntry).set({ changes: [], reason: '' }).where(eq(auditEntry.eventCode, eventCode));
}
