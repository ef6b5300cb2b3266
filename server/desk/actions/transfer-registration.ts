import { and, eq, inArray, ne } from 'drizzle-orm';
import type { TransferPreview } from '#engine/contract/desk-transfer.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formContext } from '#server/answers/dossier-view.ts';
import { openInvoicesOf, printedNumbers } from '#server/billing/invoice-rows.ts';
import { refuseUnsubmitted } from '#server/change/preview-change.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import { moveWaiting, refuseTakenAddress } from '#server/contact/change-address.ts';
import type { Database } from '#server/database/database.ts';
import { address, dossier, draft, groupMember, storedFile, ticket } from '#server/database/schema.ts';
import { revokeAccessTokens } from '#server/dossiers/access-token.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import { tellDossier } from '#server/dossiers/dossier-news.ts';
import { membershipIn } from '#server/dossiers/group-members.ts';
import { drawCode } from '#server/dossiers/insert-dossier.ts';
import { refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { alreadyRegistered } from '#server/dossiers/registration-problems.ts';
import { lockRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { checkEmail, normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import { refuseAddresses } from '#server/refusals/plain-name.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import { issueTickets } from '#server/tickets/issue-tickets.ts';
import { transferMails } from './transfer-mails.ts';
import { type NewHolder, transferredAnswers } from './transferred-answers.ts';

/**
 * Transfers a submitted registration to another person. What is booked and paid stays; personal answers, files, drafts
 * and saved addresses are deleted; waitlist entries move to the new address; a new code replaces the old one. Both
 * people get an email. Throws 409 if it is not submitted or is being paid for, or if the person is registered; 422 for an
 * address that it has already.
 */
export async function transferRegistration(
  tx: Database,
  { configuration, mailer, link }: Pick<Stores, 'configuration' | 'mailer'> & { readonly link: EventLink },
  event: EventDocument,
  id: string,
  typed: NewHolder,
  now = new Date(),
): Promise<{ before: RegistrationRow; after: RegistrationRow; from: string; to: string }> {
  const holder = {
    first_name: typed.first_name.trim(),
    last_name: typed.last_name.trim(),
    email: typedEmail(typed.email),
  };
  checkEmail(holder.email);
  refuseAddresses({ first_name: holder.first_name, last_name: holder.last_name });
  const before = await lockRegistration(tx, id);
  refuseUnsubmitted(before);
  await refuseWhilePaying(tx, id);
  const email = normalizeEmail(holder.email);
  if (email === before.email) throw invalidField('email', inEveryLanguage('registrations.sameAddress'));
  await refuseTakenAddress(tx, { ...before, formerEmail: null }, holder.email);
  const moved = { email, emailTyped: holder.email };
  const from = attendeeName(formContext(configuration, before)) ?? before.emailTyped;
  const to = `${holder.first_name} ${holder.last_name}`.trim();
  await moveMember(tx, before, { ...moved, name: to });
  await moveWaiting(tx, before, moved);
  const { asks, fills: _told, ...answered } = transferredAnswers(configuration, event, before, holder, now);
  const changed = {
    ...moved,
    ...answered,
    code: await newCode(tx, before.eventCode),
    formerEmail: null,
    formerEmailTyped: null,
    addressHash: null,
    updatedAt: now,
  };
  // Under both codes: those who look at it with the former one are told as well.
  await tellDossier(tx, id);
  await tx.update(dossier).set(changed).where(eq(dossier.id, id));
  const after: RegistrationRow = { ...before, ...changed };
  await forgetPerson(tx, after);
  await revokeAccessTokens(tx, id);
  await tx.delete(ticket).where(eq(ticket.dossierId, id));
  await issueTickets(tx, configuration, after, now);
  for (const mail of transferMails({ event, link, before, after, from, to, asks }))
    await mailer.queue(tx, mail);
  await tellDossier(tx, id);
  return { before, after, from, to };
}

/** What a transfer would do. Throws 409 if the registration is not submitted. */
export async function previewTransfer(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: RegistrationRow,
  now = new Date(),
): Promise<TransferPreview> {
  refuseUnsubmitted(row);
  const unnamed = { first_name: '', last_name: '', email: '' };
  const { asks, fills } = transferredAnswers(configuration, event, row, unnamed, now);
  const invoice = printedNumbers(await openInvoicesOf(db, row.id));
  return {
    asks,
    fills,
    tickets: await db.$count(ticket, eq(ticket.dossierId, row.id)),
    ...(invoice && { invoice }),
  };
}

function newCode(tx: Database, eventCode: string): Promise<string> {
  return drawCode(async (code) => {
    const isTaken = await tx.$count(dossier, and(eq(dossier.eventCode, eventCode), eq(dossier.code, code)));
    return isTaken ? undefined : code;
  });
}

/** The new person takes the place of the former one in their group. Throws 409 if they are in it already. */
async function moveMember(
  tx: Database,
  { id }: RegistrationRow,
  person: { readonly email: string; readonly emailTyped: string; readonly name: string },
): Promise<void> {
  const member = await membershipIn(tx, id);
  if (!member) return;
  const isSame = and(
    eq(groupMember.groupId, member.groupId),
    eq(groupMember.email, person.email),
    ne(groupMember.id, member.id),
    inArray(groupMember.state, ['invited', 'joined']),
  );
  if ((await tx.$count(groupMember, isSame)) > 0) throw alreadyRegistered();
  await tx.update(groupMember).set(person).where(eq(groupMember.id, member.id));
}

/** Deletes drafts, saved addresses, and files that no kept answer names. */
async function forgetPerson(tx: Database, { id, answers }: RegistrationRow): Promise<void> {
  await tx.delete(draft).where(eq(draft.dossierId, id));
  await tx.delete(address).where(eq(address.dossierId, id));
  const kept = JSON.stringify(answers);
  const files = await tx.select({ id: storedFile.id }).from(storedFile).where(eq(storedFile.dossierId, id));
  const gone = files.map((file) => file.id).filter((file) => !kept.includes(file));
  if (gone.length > 0) await tx.delete(storedFile).where(inArray(storedFile.id, gone));
}
