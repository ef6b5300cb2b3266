import type { PersonalData } from '#engine/contract/retention.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { localeIn, resolveText } from '#engine/form/languages/text.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** The mail to an event's organizers, in its first language, that personal data is erased on a day. */
export function erasureNoticeMail(
  event: EventDocument,
  { recipient, day, found }: { recipient: string; day: string; found: PersonalData },
): Mail {
  const [first] = event.languages;
  const locale = localeIn(first);
  return {
    eventCode: event.code,
    recipient,
    locale,
    content: {
      template: 'erasure-notice',
      values: {
        event: resolveText(event.name, locale),
        code: event.code,
        date: formatDate(day, locale),
        people: String(found.dossiers),
      },
    },
  };
}
