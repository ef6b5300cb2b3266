import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { proposalPresenter } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { writtenToOften } from '#server/mail/mail-problems.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { checkEmail, normalizeEmail } from '#server/refusals/email-address.ts';
import { refuseAddresses } from '#server/refusals/plain-name.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { knownPerson, personAt } from './people.ts';
import { presenterAskedMail } from './presenter-mail.ts';
import { nobodyNamed, presentsAlready, tooManyPresenters, unknownPresenter } from './presenter-problems.ts';
import { type PersonRow, presenterNamed, presentersAsked } from './presenter-rows.ts';
import { presentersFieldIn } from './presenters-field.ts';
import { contactOf } from './presenters-view.ts';

/** Services for inviting presenters, and the invitation's link. */
export type Asking = {
  mailer: Pick<Mailer, 'queue'>;
  configuration: ConfigurationStore;
  event: EventDocument;
  link: (secret: string) => string;
};

/** The person to invite: known, new, or the proposal's first contact. */
export type Asked = { instructor_code?: string; name?: string; email?: string; contact?: 'Y' | 'N' };

/**
 * Invites a presenter to a locked proposal, or reminds one who has not answered: only the newest link works. The first
 * contact is added without an invitation. Throws 409 if they have answered, for too many presenters, and after too many
 * emails in an hour.
 */
export async function askPresenter(
  tx: Database,
  asking: Asking,
  row: DossierRow,
  asked: Asked,
  now = new Date(),
): Promise<void> {
  const again = asked.instructor_code && (await presenterNamed(tx, row.id, asked.instructor_code));
  if (again) {
    if (again.state === 'filled_in') throw presentsAlready('instructor_code');
    return askAgain(tx, asking, row, again, 'instructor_code', now);
  }
  const { person, name, school, field } = await whom(tx, row, asked);
  const there = await presentersAsked(tx, row.id);
  const same = there.find(({ presenterId }) => presenterId === person.id);
  if (same?.state === 'filled_in') throw presentsAlready(field);
  if (same) return askAgain(tx, asking, row, same, field, now);
  const most = presentersFieldIn(asking.configuration, row.eventCode)?.most ?? 0;
  if (there.filter(({ state }) => state !== 'declined').length >= most) throw tooManyPresenters(most);
  const isContact = person.email === row.email;
  const [added] = await tx
    .insert(proposalPresenter)
    .values({
      dossierId: row.id,
      presenterId: person.id,
      position: (there.at(-1)?.position ?? -1) + 1,
      state: isContact ? 'filled_in' : 'invited',
      name,
      school,
    })
    .returning();
  if (!added) throw new Error(`a presenter of ${row.code} was not stored`);
  if (!isContact) await askAgain(tx, asking, row, { ...person, id: added.id, name }, field, now);
}

/** The invited person, and their name until they give it. */
async function whom(
  tx: Database,
  row: DossierRow,
  { instructor_code, name, email, contact }: Asked,
): Promise<{ person: PersonRow; name: string; school: string; field: string }> {
  if (instructor_code) {
    const person = await knownPerson(tx, row.eventCode, instructor_code);
    if (!person) throw unknownPresenter();
    return { person, name: person.name, school: person.school, field: 'instructor_code' };
  }
  const own = contactOf(row);
  if (contact === 'Y' || (email !== undefined && normalizeEmail(email) === row.email)) {
    return { person: await personAt(tx, row.eventCode, row.emailTyped), ...own, field: 'email' };
  }
  if (!name?.trim() || email === undefined) throw nobodyNamed();
  checkEmail(email);
  refuseAddresses({ name });
  return {
    person: await personAt(tx, row.eventCode, email),
    name: name.trim(),
    school: '',
    field: 'email',
  };
}

type Mailed = { id: string; name: string; email: string; emailTyped: string };

async function askAgain(
  tx: Database,
  asking: Asking,
  row: DossierRow,
  to: Mailed,
  field: string,
  now: Date,
): Promise<void> {
  if (!(await mailInvitation(tx, asking, row, to, now))) throw writtenToOften(field);
}

/** Mails a new link to a presenter of a proposal; false where the event has written there too often. */
export async function mailInvitation(
  tx: Database,
  { mailer, event, link }: Asking,
  row: DossierRow,
  to: Mailed,
  now: Date,
): Promise<boolean> {
  if (!(await mayAskForMail(tx, row.eventCode, to.email, now))) return false;
  const secret = randomBytes(18).toString('base64url');
  await tx
    .update(proposalPresenter)
    .set({ invitationHash: sha256(secret), sentAt: now, state: 'invited' })
    .where(eq(proposalPresenter.id, to.id));
  await mailer.queue(tx, presenterAskedMail(event, row, to, link(secret)));
  return true;
}
