import type { EventDocument } from '#engine/configuration/event-document.ts';
import { localeIn, resolveText } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import { reasonNames } from '#server/domain/cancellation/reason-names.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { wordIn } from '#server/languages/words.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';
import { backText, type CardNamed } from './back-text.ts';
import type { Mail } from './mailer.ts';

export type AboutCancellation = {
  event: EventDocument;
  row: DossierRow;
  /** The refund, in cents. */
  amount: number;
  card: CardNamed | undefined;
  /** Whether it is refunded to the group that paid. */
  toGroup: boolean;
  link: string;
};

/** The email about a cancellation, in the registration's language. */
export function cancelledMail({ event, row, amount, card, toGroup, link }: AboutCancellation): Mail {
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
        back:
          amount === 0
            ? wordIn('mails.nothingBack', locale)
            : backText(locale, amount, toGroup ? 'group' : card),
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
}: AboutCancellation & { reason: string | undefined; message: string }): Mail | undefined {
  if (event.contact_email === undefined) return undefined;
  const locale = localeIn(event.languages[0]);
  const why = reasonNames[reason ?? 'other'] ?? reasonNames['other'];
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
        reason: resolveText(why, locale),
        message,
        amount: formatMoney(amount / 100, locale),
      },
    },
  };
}
