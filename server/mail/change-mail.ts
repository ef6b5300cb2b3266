import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isLocale, type Locale, resolveText, type Text } from '#engine/configuration/text.ts';
import type { CorrectedAnswer } from '#engine/contract/corrected.ts';
import { formatList } from '#engine/format/list.ts';
import { formatMoney } from '#engine/format/money.ts';
import { languages } from '#engine/languages/languages.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';
import { findReceipts } from '#server/receipts/find-receipt.ts';
import { brandName } from '#server/receipts/receipt-words.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';
import { backText } from './back-words.ts';
import type { Mailer } from './mailer.ts';

/** A change as it is written of. */
export type AboutChange = {
  before: RegistrationRow;
  after: RegistrationRow;
  change: {
    loses: readonly { name: Text }[];
    gains: readonly { name: Text }[];
    asks: readonly Text[];
    link: string;
    /** Where the answers of a step were corrected: those that are others now; none where something was added. */
    corrected?: { answers: readonly CorrectedAnswer[] };
  };
  /** In cents: what was charged (above zero) or goes back (below). */
  difference: number;
  /** The card that it was charged to, or goes back to. */
  card: { brand: string; last4: string } | undefined;
  /** What goes back goes to the group that has paid. */
  toGroup: boolean;
  /** Whether the attendee is written to. */
  notify: boolean;
};

const modeNames: Readonly<Record<string, Text>> = {
  'In-Person': { en: 'in person', fr: 'en personne' },
  Online: { en: 'online', fr: 'en ligne' },
  Hybrid: { en: 'hybrid', fr: 'hybride' },
};

const words = {
  en: {
    charged: (amount: string, card: string) => `${amount} was charged${card}. The receipt is attached.`,
    back: (amount: string, card: string) =>
      `${amount} comes back${card}. We ask for it today; most banks show it within ten days. Its receipt comes in a message of its own.`,
    nothing: 'There is nothing to pay, and nothing comes back.',
    answers: { nothing: 'nothing' },
    card: (card: string) => ` to your ${card}`,
    endingIn: 'ending in',
    lost: (list: string) => `No longer part of it: ${list}.`,
    gained: (list: string) => `New: ${list}.`,
    asks: (list: string) =>
      `Something is open in your answers now: ${list}. Please tell the organizers what they need to know.`,
  },
  fr: {
    charged: (amount: string, card: string) =>
      `${amount} ont été débités${card}. Le reçu est joint à ce message.`,
    back: (amount: string, card: string) =>
      `${amount} vous sont remboursés${card}. Nous le demandons aujourd’hui\u00a0; la plupart des banques l’affichent en dix jours. Le reçu arrive dans un autre message.`,
    nothing: 'Il n’y a rien à payer et aucun remboursement n’est prévu.',
    answers: { nothing: 'rien' },
    card: (card: string) => ` sur votre carte ${card}`,
    endingIn: 'se terminant par',
    lost: (list: string) => `N’en font plus partie\u00a0: ${list}.`,
    gained: (list: string) => `Nouveau\u00a0: ${list}.`,
    asks: (list: string) =>
      `Il manque maintenant des réponses\u00a0: ${list}. Veuillez les donner à l’équipe organisatrice.`,
  },
};

/** Writes the mails that a registration was changed: to its attendee with the receipt of a charge, and to the organizers. */
export async function queueChangeMails(
  tx: Database,
  { configuration, mailer }: { configuration: ConfigurationStore; mailer: Mailer },
  about: AboutChange,
): Promise<void> {
  const { after, notify } = about;
  const event = configuration.current(after.eventCode, 'event', after.eventCode)?.document;
  if (!event) throw new Error(`the event ${after.eventCode} is gone`);
  if (notify) await queueToAttendee(tx, { configuration, mailer }, event, about);
  if (event.contact_email !== undefined)
    await queueToOrganizer(tx, mailer, event, event.contact_email, about);
}

async function queueToAttendee(
  tx: Database,
  { configuration, mailer }: { configuration: ConfigurationStore; mailer: Mailer },
  event: EventDocument,
  { after, change, difference, card, toGroup }: AboutChange,
): Promise<void> {
  const locale = localeOf(after.locale);
  const own = words[locale];
  const list = (texts: readonly Text[]) =>
    formatList(
      texts.map((text) => resolveText(text, locale)),
      locale,
    );
  const receipts = difference > 0 ? await findReceipts(tx, after.id, 'change') : [];
  const number = receipts.at(-1)?.receipt.number;
  const file =
    number === undefined ? undefined : await writeReceipt(tx, configuration, after, locale, number);
  const values = {
    name: attendeeName(after) ?? after.emailTyped,
    event: resolveText(event.name, locale),
    code: after.code,
    items: itemsInWords(locale, change),
    money:
      toGroup && difference < 0
        ? backText(locale, -difference, 'group')
        : moneyInWords(locale, difference, card),
    asks: change.asks.length > 0 ? own.asks(list(change.asks)) : '',
    link: change.link,
  };
  await mailer.queue(tx, {
    eventCode: after.eventCode,
    recipient: after.emailTyped,
    locale,
    content: change.corrected
      ? { template: 'corrected', values: { ...values, answers: answersInWords(locale, change.corrected) } }
      : { template: 'changed', values: { ...values, now: choiceInWords(event, after, locale) } },
    ...(file && { attachments: [file] }),
  });
}

/** In the event's first language. */
async function queueToOrganizer(
  tx: Database,
  mailer: Mailer,
  event: EventDocument,
  recipient: string,
  { before, after, change, difference }: AboutChange,
): Promise<void> {
  const locale = localeOf(event.languages[0]);
  const values = {
    name: attendeeName(after) ?? after.emailTyped,
    event: resolveText(event.name, locale),
    code: after.code,
    items: itemsInWords(locale, change),
    amount: formatMoney(difference / 100, locale),
  };
  await mailer.queue(tx, {
    eventCode: after.eventCode,
    recipient,
    locale,
    content: change.corrected
      ? {
          template: 'corrected-organizer',
          values: { ...values, answers: answersInWords(locale, change.corrected) },
        }
      : {
          template: 'changed-organizer',
          values: {
            ...values,
            before: choiceInWords(event, before, locale),
            now: choiceInWords(event, after, locale),
          },
        },
  });
}

/** The answers that were corrected, a line each: what it is of, before and after. */
function answersInWords(locale: Locale, { answers }: { answers: readonly CorrectedAnswer[] }): string {
  const { nothing } = words[locale].answers;
  return answers
    .map(({ label, before, after }) => {
      const said = [before, after].map((text) => resolveText(text, locale) || nothing);
      return `${resolveText(label, locale)}${languages[locale].forms.colon}${said.join(' → ')}`;
    })
    .join('\n');
}

/** What is freed and what is new, a sentence each; '' for nothing. */
function itemsInWords(locale: Locale, { loses, gains }: AboutChange['change']): string {
  const own = words[locale];
  const list = (items: readonly { name: Text }[]) =>
    formatList(
      items.map(({ name }) => resolveText(name, locale)),
      locale,
    );
  return [loses.length > 0 ? own.lost(list(loses)) : '', gains.length > 0 ? own.gained(list(gains)) : '']
    .filter(Boolean)
    .join('\n');
}

function moneyInWords(locale: Locale, difference: number, card: AboutChange['card']): string {
  const own = words[locale];
  if (difference === 0) return own.nothing;
  const named = card ? own.card(`${brandName(card.brand)} ${own.endingIn} ${card.last4}`) : '';
  const amount = formatMoney(Math.abs(difference) / 100, locale);
  return difference > 0 ? own.charged(amount, named) : own.back(amount, named);
}

/** The track, the mode and the days of a registration. */
function choiceInWords(event: EventDocument, { track, mode, days }: RegistrationRow, locale: Locale): string {
  const name = event.tracks.find(({ code }) => code === track)?.name ?? track ?? '';
  const labels = event.days
    .filter(({ code }) => days.includes(code))
    .map(({ label }) => resolveText(label, locale));
  const chosen = `${resolveText(name, locale)} (${resolveText(modeNames[mode ?? ''] ?? '', locale)})`;
  return labels.length === 0
    ? chosen
    : `${chosen}${languages[locale].forms.colon}${formatList(labels, locale)}`;
}

const localeOf = (locale: string | undefined): Locale => (isLocale(locale) ? locale : 'en');
