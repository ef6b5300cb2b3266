import { PKPass } from 'passkit-generator';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { slotInstants } from '#server/schedule/slot-instants.ts';
import { themePaints } from '#server/themes/theme-paints.ts';
import { scannedCode } from '#server/tickets/ticket-code.ts';
import { ticketFacts } from '#server/tickets/ticket-facts.ts';
import { ticketWords } from '#server/tickets/ticket-words.ts';
import type { AppleWallet } from './open-wallets.ts';
import { firstDoors, type PassContent } from './pass-content.ts';
import { passPictures } from './pass-pictures.ts';

type Field = { key: string; label?: string; value: string };

/** Evenings end at dawn, in whatever time zone. */
const AFTER_LAST_DAY = 36 * 3_600_000;

/**
 * A ticket as a pass for Apple Wallet (.pkpass, an `eventTicket`): in one language, and in the event's others for a phone
 * that is set to them.
 */
export async function applePass(content: PassContent, wallet: AppleWallet): Promise<Buffer> {
  const { event, ticket, locale } = content;
  const paints = themePaints(event.theme.theme_system);
  const said = sayings(content);
  const pass = new PKPass(
    await passPictures(event),
    { wwdr: wallet.authority, signerCert: wallet.certificate, signerKey: wallet.key },
    {
      formatVersion: 1,
      passTypeIdentifier: wallet.passType,
      teamIdentifier: wallet.team,
      serialNumber: ticket.code,
      organizationName: resolveText(event.client_name, locale),
      description: said((to) => `${resolveText(ticket.name, to)}, ${resolveText(event.name, to)}`),
      logoText: said(event.name),
      groupingIdentifier: event.event_code,
      backgroundColor: rgb(paints.ink),
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(225, 225, 225)',
    },
  );
  writeFields(pass, content, said);
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: scannedCode(ticket.code),
    messageEncoding: 'iso-8859-1',
    altText: ticket.code,
  });
  pass.setExpirationDate(new Date(Date.parse(`${event.dates.end}T00:00:00Z`) + AFTER_LAST_DAY));
  for (const other of event.languages.filter((each) => each !== locale)) {
    pass.localize(other, said.translated(other));
  }
  return pass.getAsBuffer();
}

function writeFields(pass: PKPass, content: PassContent, said: ReturnType<typeof sayings>): void {
  const { event, ticket, sheet } = content;
  const word = (name: 'when' | 'where' | 'for' | 'ticket' | 'doors' | 'order') =>
    said((to) => ticketWords(event, to)[name]);
  const fact = (name: 'when' | 'where' | 'for' | 'ticket', joint: string) =>
    said((to) => ticketFacts(content, ticket, to)[name].join(joint));
  const there = (fields: Field[]) => fields.filter(({ value }) => value !== '');
  pass.type = 'eventTicket';
  const doors = firstDoors(content);
  if (doors) {
    const { start } = slotInstants(doors.date, { start: doors.doors, end: doors.doors }, event.timezone);
    pass.setRelevantDate(new Date(start));
    pass.headerFields.push({
      key: 'doors',
      label: word('doors'),
      value: start,
      dateStyle: 'PKDateStyleNone',
      timeStyle: 'PKDateStyleShort',
      // On the clock of the place, wherever the phone is.
      ignoresTimeZone: true,
    });
  }
  pass.primaryFields.push({ key: 'kind', label: word('ticket'), value: said(ticket.name) });
  pass.secondaryFields.push(
    ...there([
      { key: 'when', label: word('when'), value: fact('when', ' · ') },
      { key: 'where', label: word('where'), value: sheet.venue ? said(sheet.venue.name) : '' },
    ]),
  );
  pass.auxiliaryFields.push(
    { key: 'for', label: word('for'), value: fact('for', ' ') },
    { key: 'number', label: word('ticket'), value: fact('ticket', ', ') },
  );
  pass.backFields.push(
    ...there([
      { key: 'place', label: word('where'), value: fact('where', '\n') },
      { key: 'gate', value: said((to) => ticketWords(event, to).gate) },
      ...sheet.notes.map(({ title, text }, at) => ({
        key: `note${at}`,
        label: said(title),
        value: said(text),
      })),
      { key: 'order', label: word('order'), value: content.code },
      { key: 'contact', value: event.contact_email ?? '' },
    ]),
  );
}

/** Says texts in the language of the content, and keeps what they are in the others. */
function sayings({ locale }: PassContent) {
  const kept = new Map<string, (to: Locale) => string>();
  const say = (text: Text | ((to: Locale) => string)): string => {
    const words = typeof text === 'function' ? text : (to: Locale) => resolveText(text, to);
    kept.set(words(locale), words);
    return words(locale);
  };
  const translated = (to: Locale) =>
    Object.fromEntries(
      [...kept].map(([own, words]) => [own, words(to)]).filter(([own, other]) => own !== other),
    );
  return Object.assign(say, { translated });
}

/** A colour as a pass writes it. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
