import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { localeIn, resolveText, type Text } from '#engine/form/languages/text.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { wordIn } from '#server/languages/words.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { type BackPart, backText } from '#server/receipts/back-text.ts';

export type AboutCancellation = {
  event: EventDocument;
  row: DossierRow;
  /** The refund, in cents. */
  amount: number;
  /** Its parts, by charge. */
  parts: readonly BackPart[];
  link: string;
};

/** The email about a cancellation, in the registration's language. */
export function cancelledMail({ event, row, parts, link }: AboutCancellation): Mail {
  const locale = localeIn(row.locale);
  return {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template: 'cancelled',
      values: {
        name: attendeeName(row) ?? row.emailTyped,
        event: resolveText(event.name, locale),
        code: row.code,
        back: backText(locale, parts, row.id) || wordIn('mails.nothingBack', locale),
        link,
      },
    },
  };
}

/** The mail to the organizers, in the event's first language; undefined where the event names no address. */
export function organizerMail({
  event,
  row,
  amount,
  reason,
  message,
}: AboutCancellation & { reason: Text; message: string }): Mail | undefined {
  if (event.contact_email === undefined) return undefined;
  const locale = localeIn(event.languages[0]);
  return {
    eventCode: row.eventCode,
    recipient: event.contact_email,
    locale,
    content: {
      template: 'cancelled-organizer',
      values: {
        name: attendeeName(row) ?? row.emailTyped,
        event: resolveText(event.name, locale),
        code: row.code,
        reason: resolveText(reason, locale),
        message,
        amount: formatMoney(amount / 100, locale),
      },
    },
  };
}
