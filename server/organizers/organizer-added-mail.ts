import type { Role } from '#engine/contract/roles.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { wordIn } from '#server/languages/words.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { typedEmail } from '#server/refusals/email-address.ts';

/** The new organizer, who added them, and the address of the desk. */
type Added = {
  event: EventDocument;
  email: string;
  role: Role;
  by: string;
  link: string;
  locale: Locale;
};

/** The email to a new organizer. */
export function organizerAddedMail({ event, email, role, by, link, locale }: Added): Mail {
  return {
    eventCode: event.code,
    recipient: typedEmail(email),
    locale,
    content: {
      template: 'organizer-added',
      values: {
        event: resolveText(event.name, locale),
        role: wordIn(`organizers.${role}`, locale),
        by,
        link,
      },
    },
  };
}
