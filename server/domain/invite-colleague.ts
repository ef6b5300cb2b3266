import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { formatDateRange } from '#engine/format/date-range.ts';
import type { Database } from '#server/database/database.ts';
import { idempotencyKey } from '#server/database/schema.ts';
import { HttpProblem, invalidField } from '#server/http/http-problem.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { normalizeEmail } from './email-address.ts';
import type { RegistrationRow } from './registration-row.ts';
import { sha256 } from './secret-hash.ts';

/** Whom somebody invites, in which language, and where the mail leads. */
export type Invitation = {
  your_name: string;
  colleague_name: string;
  invite_email: string;
  locale: Locale;
  link: string;
};

/**
 * Mails one invitation in a registrant's name; a second one to the same address within a day is not sent, and nothing
 * tells so. Throws 409 before the registration is submitted: an unproven address may not write to others.
 */
export async function inviteColleague(
  { db, mailer }: { db: Database; mailer: Mailer },
  event: EventDocument,
  row: RegistrationRow,
  { your_name, colleague_name, invite_email, locale, link }: Invitation,
): Promise<void> {
  if (row.status !== 'Submitted') throw notSubmitted();
  refuseAddresses({ your_name, colleague_name });
  await db.transaction(async (tx) => {
    const recipient = invite_email.trim();
    const key = sha256(normalizeEmail(recipient));
    const first = await tx
      .insert(idempotencyKey)
      .values({ scope: `sendInvitationColleague:${row.id}`, key, bodyHash: '' })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (first.length === 0) return;
    await mailer.queue(tx, {
      eventCode: row.eventCode,
      recipient,
      locale,
      content: {
        template: 'invitation',
        values: {
          name: your_name,
          colleague: colleague_name,
          event: resolveText(event.name, locale),
          date: formatDateRange(event.dates, locale),
          location: resolveText(event.location, locale),
          link,
        },
      },
    });
  });
}

/** A name is no place for an advertisement: nothing that a mail program makes a link of. */
function refuseAddresses(names: Record<string, string>): void {
  for (const [field, name] of Object.entries(names)) {
    if (/:\/\/|www\.|\.\w{2,}\//i.test(name))
      throw invalidField(field, {
        en: 'must be a name, without an address.',
        fr: 'doit être un nom, sans adresse.',
      });
  }
}

const notSubmitted = () =>
  new HttpProblem(409, {
    registration: [{ en: 'must be submitted first.', fr: 'doit d’abord être soumise.' }],
  });
