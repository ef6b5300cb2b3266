import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isLocale, type Locale, resolveText } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import { reasonNames } from '#server/domain/cancellation/reason-names.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';
import { brandName } from '#server/receipts/receipt-words.ts';
import type { Mail } from './mailer.ts';

export type AboutCancellation = {
  event: EventDocument;
  row: DossierRow;
  /** What comes back, in cents. */
  amount: number;
  card: { brand: string; last4: string } | undefined;
  link: string;
};

const backWords = {
  en: (amount: string, card: string) =>
    `${amount} comes back${card}. We ask for it today; most banks show it within ten days. Its receipt comes in a message of its own.`,
  fr: (amount: string, card: string) =>
    `${amount} vous sont remboursés${card}. Nous le demandons aujourd’hui\u00a0; la plupart des banques l’affichent en dix jours. Le reçu arrive dans un autre message.`,
};
const cardWords = {
  en: (card: string) => ` to your ${card}`,
  fr: (card: string) => ` sur votre carte ${card}`,
};
const endingIn = { en: 'ending in', fr: 'se terminant par' };
const nothingBack = { en: 'Nothing comes back.', fr: 'Aucun remboursement n’est prévu.' };

/** The mail to who has cancelled, or was cancelled, in its own language. */
export function cancelledMail({ event, row, amount, card, link }: AboutCancellation): Mail {
  const locale = localeOf(row.locale);
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
        back: backText(locale, amount, card),
        link,
      },
    },
  };
}

function backText(locale: Locale, amount: number, card: AboutCancellation['card']): string {
  if (amount === 0) return nothingBack[locale];
  const named = card ? cardWords[locale](`${brandName(card.brand)} ${endingIn[locale]} ${card.last4}`) : '';
  return backWords[locale](formatMoney(amount / 100, locale), named);
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
  const locale = localeOf(event.languages[0]);
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

const localeOf = (locale: string | undefined): Locale => (isLocale(locale) ? locale : 'en');
