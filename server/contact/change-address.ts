import { randomBytes } from 'node:crypto';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, presenter, waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { hasSubmitted } from '#server/dossiers/find-by-email.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { alreadyRegistered } from '#server/dossiers/registration-problems.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { addressChangedMail, codeMail, confirmAddressMail, confirmingLink } from './address-mail.ts';

/** The columns that a change of address sets. */
type Moved = Partial<
  Pick<DossierRow, 'email' | 'emailTyped' | 'formerEmail' | 'formerEmailTyped' | 'addressHash'>
>;

/** Services for emails about a change of address, and the dossier's page. */
export type AddressStores = {
  configuration: Pick<ConfigurationStore, 'current'>;
  mailer: Pick<Mailer, 'queue'>;
  link: string;
  /** Puts the confirmation link into the email of the action; without it the link gets an email of its own. */
  confirms?: (link: string) => void;
};

const OWN_ADDRESS = 'email';
/** The same in the form with which a group starts. */
const CONTACT_ADDRESS = 'group_contact_email';

/** Whether a new address has to be confirmed: after submission, and of a group from its start, since its code is shared. */
export function isConfirmed(row: Pick<DossierRow, 'flow' | 'status'>): boolean {
  return row.status === 'Submitted' || isGroup(row);
}

/** The address in a form's field `email`; undefined without one. */
export function addressAnswered(
  form: Pick<FormDocument, 'sections'>,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const asks = form.sections.some(({ fields }) => fields.some(({ code }) => code === OWN_ADDRESS));
  const typed = values[OWN_ADDRESS];
  return asks && typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined;
}

/** Throws 409 where another submitted dossier of the flow has an address that a submitted one is to have. */
export async function refuseTakenAddress(db: Database, row: DossierRow, typed: string): Promise<void> {
  const isSame = [row.email, row.formerEmail].includes(normalizeEmail(typed));
  if (isSame || row.status !== 'Submitted' || row.several) return;
  if (await hasSubmitted(db, row, typed)) throw alreadyRegistered();
}

/**
 * Decides what a new address changes in a locked dossier; the caller stores it. Before submission the address is
 * replaced, and a registration's code mailed to the new one. Afterwards both addresses get an email, further emails go to the new one, and the old one opens the dossier
 * until the new one is confirmed.
 */
export async function changeAddress(
  tx: Database,
  stores: AddressStores,
  row: DossierRow,
  typed: string,
): Promise<Moved> {
  const { configuration, mailer, link } = stores;
  const emailTyped = typedEmail(typed);
  const email = normalizeEmail(emailTyped);
  if (email === row.email) return emailTyped === row.emailTyped ? {} : { emailTyped };
  await moveWaiting(tx, row, { email, emailTyped });
  await movePresenter(tx, row, { email, emailTyped });
  if (!isConfirmed(row)) {
    // The mail with the code went to the wrong address.
    const mail = codeMail(eventOf(configuration, row), row, { emailTyped, link });
    if (isRegistration(row) && (await mayAskForMail(tx, row.eventCode, emailTyped)))
      await mailer.queue(tx, mail);
    return { email, emailTyped };
  }
  await refuseTakenAddress(tx, row, typed);
  const nowFormer = { formerEmail: null, formerEmailTyped: null, addressHash: null };
  // Undoing a change restores the address that was confirmed.
  if (email === row.formerEmail) return { email, emailTyped, ...nowFormer };
  const addressHash = await askToConfirm(tx, stores, row, emailTyped);
  // Always sent, so that a change by someone else is noticed.
  await mailer.queue(tx, addressChangedMail(eventOf(configuration, row), row, { emailTyped, link }));
  return {
    email,
    emailTyped,
    formerEmail: row.formerEmail ?? row.email,
    formerEmailTyped: row.formerEmailTyped ?? row.emailTyped,
    addressHash,
  };
}

/** Sends the link that confirms a new address; returns the hash of its secret. Links sent before it confirm nothing. */
async function askToConfirm(
  tx: Database,
  { configuration, mailer, link, confirms }: AddressStores,
  row: DossierRow,
  emailTyped: string,
): Promise<string> {
  const secret = randomBytes(18).toString('base64url');
  if (confirms) {
    confirms(confirmingLink(link, secret));
    return sha256(secret);
  }
  const mail = confirmAddressMail(eventOf(configuration, row), row, { emailTyped, link, secret });
  if (await mayAskForMail(tx, row.eventCode, mail.recipient)) await mailer.queue(tx, mail);
  return sha256(secret);
}

/** Sends the confirmation of an unconfirmed address again; the caller stores the returned columns. */
export async function confirmAgain(
  tx: Database,
  stores: AddressStores,
  row: DossierRow,
  typed: string,
): Promise<Moved> {
  if (row.addressHash === null || normalizeEmail(typed) !== row.email) return {};
  return { addressHash: await askToConfirm(tx, stores, row, row.emailTyped) };
}

/** A dossier's answers with the new address in place of the old one. */
export function answersWithAddress(
  configuration: Pick<ConfigurationStore, 'current'>,
  { eventCode, answers, email }: Pick<DossierRow, 'eventCode' | 'answers' | 'email'>,
  typed: string,
): DossierRow['answers'] {
  return Object.fromEntries(
    Object.entries(answers).map(([formType, values]) => {
      if (sameAddress(values[CONTACT_ADDRESS], email))
        return [formType, { ...values, [CONTACT_ADDRESS]: typedEmail(typed) }];
      const form = configuration.current(eventCode, 'form', formType)?.document;
      const had = form && addressAnswered(form, values);
      const isOwn = had !== undefined && normalizeEmail(had) === email;
      return [formType, isOwn ? { ...values, [OWN_ADDRESS]: typedEmail(typed) } : values];
    }),
  );
}

const sameAddress = (value: unknown, email: string) =>
  typeof value === 'string' && normalizeEmail(value) === email;

/** Confirms the new address that a link was mailed to: the old one opens nothing any longer. */
export async function confirmAddress(
  db: Database,
  eventCode: string,
  secret: string,
): Promise<string | undefined> {
  const [row] = await db
    .update(dossier)
    .set({ formerEmail: null, formerEmailTyped: null, addressHash: null })
    .where(and(eq(dossier.eventCode, eventCode), eq(dossier.addressHash, sha256(secret))))
    .returning({ email: dossier.emailTyped });
  return row?.email;
}

/** The proposer's presenter row gets the new address, unless a presenter has it already. */
async function movePresenter(
  tx: Database,
  { eventCode, email: was, flow }: DossierRow,
  address: { email: string; emailTyped: string },
): Promise<void> {
  if (flow !== PROPOSAL_FLOW) return;
  const at = (email: string) => and(eq(presenter.eventCode, eventCode), eq(presenter.email, email));
  if ((await tx.$count(presenter, at(address.email))) > 0) return;
  await tx.update(presenter).set(address).where(at(was));
}

/** Waitlist entries of a dossier get its new address, unless it is on the same waitlist. */
export async function moveWaiting(
  tx: Database,
  { id }: DossierRow,
  address: { email: string; emailTyped: string },
): Promise<void> {
  const other = alias(waitlistEntry, 'other');
  await tx
    .update(waitlistEntry)
    .set(address)
    .where(
      and(
        eq(waitlistEntry.dossierId, id),
        inArray(waitlistEntry.state, ['waiting', 'offered']),
        notExists(
          tx
            .select({ id: other.id })
            .from(other)
            .where(
              and(
                eq(other.eventCode, waitlistEntry.eventCode),
                eq(other.kind, waitlistEntry.kind),
                eq(other.item, waitlistEntry.item),
                eq(other.email, address.email),
                inArray(other.state, ['waiting', 'offered']),
              ),
            ),
        ),
      ),
    );
}
