import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatDateRange } from '#engine/form/format/date-range.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { idempotencyKey } from '#server/database/schema.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { inEveryLanguage, wordIn } from '#server/languages/words.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { inOneLine } from '#server/mail/render-mail.ts';
import { checkEmail, normalizeEmail } from '#server/refusals/email-address.ts';
import { internationalNumber } from '#server/refusals/phone-number.ts';
import { refuseAddresses } from '#server/refusals/plain-name.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import type { Texter } from '#server/text-messages/texter.ts';

/** An invitation's recipient, channel, language and link. */
export type Invitation = {
  your_name: string;
  colleague_name: string;
  send_type: 'email' | 'text';
  invite_email?: string;
  invite_phone?: string;
  locale: Locale;
  link: string;
};

type Senders = { mailer: Pick<Mailer, 'queue'>; texter: Pick<Texter, 'queue'> | undefined };

/**
 * Sends one invitation in a registrant's name; a second one to the same address or number within a day is not sent, and
 * nothing tells so. Throws 409 before the registration is submitted: an unproven address may not write to others.
 */
export async function inviteColleague(
  { db, ...senders }: { db: Database } & Senders,
  event: EventDocument,
  row: RegistrationRow,
  invitation: Invitation,
): Promise<void> {
  const { your_name, colleague_name, locale, link } = invitation;
  const values = {
    name: your_name,
    colleague: colleague_name,
    event: resolveText(event.name, locale),
    date: formatDateRange(event.dates, locale),
    location: resolveText(event.location, locale),
    link,
  };
  const { to, send } = messageFor(senders, row.eventCode, invitation, values);
  if (row.status !== 'Submitted') throw notSubmitted();
  refuseAddresses({ your_name, colleague_name });
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(idempotencyKey)
      .values({ scope: `sendInvitationColleague:${row.id}`, key: sha256(to), bodyHash: '' })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (first.length > 0) await send(tx);
  });
}

/** The normalized recipient of an invitation, and a function that sends it. Throws 422 if they cannot be reached. */
function messageFor(
  { mailer, texter }: Senders,
  eventCode: string,
  { send_type, invite_email = '', invite_phone = '', locale }: Invitation,
  values: Extract<MailContent, { template: 'invitation' }>['values'],
): { to: string; send(tx: Database): Promise<void> } {
  switch (send_type) {
    case 'email': {
      checkEmail(invite_email, 'invite_email');
      const recipient = invite_email.trim();
      const content = { template: 'invitation', values } as const;
      return {
        to: normalizeEmail(recipient),
        send: async (tx) => void (await mailer.queue(tx, { eventCode, recipient, locale, content })),
      };
    }
    case 'text': {
      if (!texter) throw noTexts();
      const recipient = internationalNumber(invite_phone);
      if (recipient === undefined) throw invalidField('invite_phone', unreachable);
      return {
        to: recipient,
        send: (tx) =>
          texter.queue(tx, { recipient, text: wordIn('mails.invitation', locale, inOneLine(values)) }),
      };
    }
    default:
      return send_type satisfies never;
  }
}

const notSubmitted = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('registrations.submitFirst')],
  });

const noTexts = () => invalidField('send_type', inEveryLanguage('registrations.noTexts'));

// Spec §5.
const unreachable = inEveryLanguage('registrations.phoneInvalid');
