import type { BookedItem } from '#engine/event/cart/booked.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayInSentence } from '#engine/form/format/day-in-sentence.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { type Locale, localeIn, resolveText, type Text } from '#engine/form/languages/text.ts';
import type { CorrectedAnswer } from '#engine/form/summary/corrected-answer.ts';
import { findReceipts } from '#server/billing/find-receipt.ts';
import { writeCalendar } from '#server/calendar/write-calendar.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { inEveryLanguage, wordIn } from '#server/languages/words.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { type BackPart, backText, type CardNamed, cardText } from '#server/receipts/back-text.ts';
import { writeReceipt } from '#server/receipts/write-receipt.ts';

/** A change as it is written of. */
export type AboutChange = {
  before: DossierRow;
  after: DossierRow;
  change: {
    loses: readonly Pick<BookedItem, 'kind' | 'item' | 'name'>[];
    gains: readonly Pick<BookedItem, 'kind' | 'name'>[];
    asks: readonly Text[];
    link: string;
    /** Where the answers of a step were corrected: those that are others now; none where something was added. */
    corrected?: { answers: readonly CorrectedAnswer[] };
  };
  /** In cents: charged if positive, refunded if negative. */
  difference: number;
  /** The card charged. */
  card: CardNamed | undefined;
  /** What is refunded, by charge. */
  refunded: readonly BackPart[];
  /** Whether the attendee is written to. */
  notify: boolean;
  /** The link that confirms the recipient's new address. */
  confirm: string | undefined;
  /** Whether that mail waits for the papers of a refund. */
  waits: boolean;
};

const modeNames: Readonly<Record<string, Text>> = {
  'In-Person': inEveryLanguage('mails.inPerson'),
  Online: inEveryLanguage('mails.online'),
  Hybrid: inEveryLanguage('mails.hybrid'),
};

/** Writes the mails that a registration was changed: to its attendee with the receipt of a charge, and to the organizers. Returns the former. */
export async function queueChangeMails(
  tx: Database,
  { configuration, mailer }: { configuration: ConfigurationStore; mailer: Mailer },
  about: AboutChange,
): Promise<string | undefined> {
  const { after, notify } = about;
  const event = configuration.current(after.eventCode, 'event', after.eventCode)?.document;
  if (!event) throw new Error(`the event ${after.eventCode} is gone`);
  const own = notify ? await queueToAttendee(tx, { configuration, mailer }, event, about) : undefined;
  if (event.contact_email !== undefined)
    await queueToOrganizer(tx, mailer, event, event.contact_email, about);
  return own;
}

async function queueToAttendee(
  tx: Database,
  { configuration, mailer }: { configuration: ConfigurationStore; mailer: Mailer },
  event: EventDocument,
  { before, after, change, difference, card, refunded, confirm, waits }: AboutChange,
): Promise<string | undefined> {
  const locale = localeIn(after.locale);
  const list = (texts: readonly Text[]) =>
    formatList(
      texts.map((text) => resolveText(text, locale)),
      locale,
    );
  const receipts = difference > 0 ? await findReceipts(tx, after.id, 'change') : [];
  const number = receipts.at(-1)?.receipt.number;
  const file =
    number === undefined ? undefined : await writeReceipt(tx, configuration, after, locale, number);
  const gone = {
    items: change.loses,
    days: before.days.filter((day) => !after.days.includes(day)),
  };
  // A correction leaves the calendar as it is, unless it takes or gives up what has a time; an application has none.
  const isSame =
    !isRegistration(after) ||
    (change.corrected &&
      [...change.loses, ...change.gains].every(({ kind }) => kind === 'merchandise' || kind === 'choice'));
  const calendar = isSame
    ? undefined
    : await writeCalendar(tx, configuration, after, locale, change.link, gone);
  const values = {
    name: attendeeName(after) ?? after.emailTyped,
    event: resolveText(event.name, locale),
    code: after.code,
    items: [itemsInWords(locale, change), calendar ? wordIn('mails.calendarAttached', locale) : '']
      .filter(Boolean)
      .join('\n'),
    money: backText(locale, refunded, after.id) || moneyInWords(locale, difference, card),
    asks: change.asks.length > 0 ? wordIn('mails.asks', locale, { list: list(change.asks) }) : '',
    link: change.link,
  };
  function contentOf(): MailContent {
    if (change.corrected) {
      const answers = answersInWords(locale, change.corrected);
      return {
        template: 'corrected',
        values: { ...values, answers, confirm: confirmInWords(locale, after, confirm) },
      };
    }
    // An application changes only by accepting what it is offered.
    if (!isRegistration(after)) return { template: 'offer-accepted', values };
    return { template: 'changed', values: { ...values, now: choiceInWords(event, after, locale) } };
  }
  return mailer.queue(tx, {
    eventCode: after.eventCode,
    recipient: after.emailTyped,
    waits,
    locale,
    content: contentOf(),
    attachments: [file, calendar].filter((each) => each !== undefined),
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
  const locale = localeIn(event.languages[0]);
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
    content: organizerContent(event, { before, after, corrected: change.corrected }, values, locale),
  });
}

/** Track, mode and days before and now only if they have changed; otherwise the items and answers that have. */
function organizerContent(
  event: EventDocument,
  {
    before,
    after,
    corrected,
  }: Pick<AboutChange, 'before' | 'after'> & Pick<AboutChange['change'], 'corrected'>,
  values: { name: string; event: string; code: string; items: string; amount: string },
  locale: Locale,
): MailContent {
  const [was, now] = [before, after].map((row) => choiceInWords(event, row, locale));
  if (corrected || was === now) {
    const answers = corrected ? answersInWords(locale, corrected) : '';
    return { template: 'corrected-organizer', values: { ...values, answers } };
  }
  return { template: 'changed-organizer', values: { ...values, before: was ?? '', now: now ?? '' } };
}

/** Asks to confirm a new address; '' if it has not changed. */
function confirmInWords(locale: Locale, { emailTyped }: DossierRow, link: string | undefined): string {
  return link === undefined ? '' : wordIn('mails.confirmAddress', locale, { address: emailTyped, link });
}

/** The corrected answers, one line each: label, before and after. */
function answersInWords(locale: Locale, { answers }: { answers: readonly CorrectedAnswer[] }): string {
  const nothing = wordIn('mails.nothingAnswered', locale);
  return answers
    .map(({ label, before, after }) => {
      const said = [before, after].map((text) => resolveText(text, locale) || nothing);
      return `${resolveText(label, locale)}${languages[locale].forms.colon}${said.join(' → ')}`;
    })
    .join('\n');
}

/** Released and new items, one sentence each; '' without any. */
function itemsInWords(locale: Locale, { loses, gains }: AboutChange['change']): string {
  const list = (items: readonly { name: Text }[]) =>
    formatList(
      items.map(({ name }) => resolveText(name, locale)),
      locale,
    );
  return [
    loses.length > 0 ? wordIn('mails.lost', locale, { list: list(loses) }) : '',
    gains.length > 0 ? wordIn('mails.gained', locale, { list: list(gains) }) : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function moneyInWords(locale: Locale, difference: number, card: AboutChange['card']): string {
  if (difference <= 0) return wordIn('mails.nothingChanges', locale);
  const amount = formatMoney(difference / 100, locale);
  return wordIn('mails.charged', locale, { amount, card: cardText(locale, card) });
}

/** The track, the mode and the days of a registration. */
function choiceInWords(event: EventDocument, { track, mode, days }: DossierRow, locale: Locale): string {
  const name = event.tracks.find(({ code }) => code === track)?.name ?? track ?? '';
  const labels = event.days
    .filter(({ code }) => days.includes(code))
    .map(({ label, date }) => dayInSentence(resolveText(label, locale), date, locale));
  const chosen = `${resolveText(name, locale)} (${resolveText(modeNames[mode ?? ''] ?? '', locale)})`;
  return labels.length === 0
    ? chosen
    : `${chosen}${languages[locale].forms.colon}${formatList(labels, locale)}`;
}
