import { expect, test } from 'vitest';
import { diagnoseWords } from '#engine/event/documents/event/diagnose-words.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { writeDiagnostics } from '#engine/event/documents/write-diagnostics.ts';
import { wordOf } from '#engine/form/languages/own-words.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { wordsIn } from '#server/languages/words.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { paperWords } from '#server/receipts/receipt-words.ts';
import { ticketWords } from '#server/tickets/ticket-words.ts';
import { consent } from '#src/lib/i18n/en/consent.ts';
import { manage } from '#src/lib/i18n/en/manage.ts';
import { pages } from '#src/lib/i18n/en/pages.ts';
import { problems } from '#src/lib/i18n/en/problems.ts';
import { registration } from '#src/lib/i18n/en/registration.ts';
import { tickets as ticketTexts } from '#src/lib/i18n/en/tickets.ts';
import { en } from '#src/lib/i18n/en.ts';
import { withWords } from '#src/lib/i18n/event-words.ts';
import { consent as consentFr } from '#src/lib/i18n/fr/consent.ts';
import { manage as manageFr } from '#src/lib/i18n/fr/manage.ts';
import { pages as pagesFr } from '#src/lib/i18n/fr/pages.ts';
import { problems as problemsFr } from '#src/lib/i18n/fr/problems.ts';
import { registration as registrationFr } from '#src/lib/i18n/fr/registration.ts';
import { tickets as ticketTextsFr } from '#src/lib/i18n/fr/tickets.ts';
import { fr } from '#src/lib/i18n/fr.ts';
import tickets from '../../fixtures/events/tickets/event.json' with { type: 'json' };

const event = tickets as unknown as EventDocument;
const { words } = event;
/** What nobody who buys a ticket should meet; the last two stand where `tickets` shows nothing: it has no workshops. */
const FOREIGN = {
  en: /registr|\bregister|merchandise|\btracks?\b|attendee|colleague|conference/i,
  fr: /inscri|marchandise|volet|congrès|collègue/i,
};
const TEXTS = {
  en: { ...en, consent, manage, pages, problems, registration, tickets: ticketTexts },
  fr: {
    ...fr,
    consent: consentFr,
    manage: manageFr,
    pages: pagesFr,
    problems: problemsFr,
    registration: registrationFr,
    tickets: ticketTextsFr,
  },
};

function flat(texts: object, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value ?? {}, `${prefix}${name}.`),
  );
}

test.each(['en', 'fr'] as const)('tickets are sold in their own words on every page (%s)', (locale) => {
  const all = Object.entries(TEXTS[locale]).flatMap(([area, texts]) =>
    flat(withWords(area, texts, words ?? {}, locale), `${area}.`),
  );
  const foreign = all.filter(([, text]) => FOREIGN[locale].test(text.replaceAll(/\{\w+(, plural,)?/g, '')));
  expect(foreign).toEqual([]);
});

test.each(['en', 'fr'] as const)('and in every mail (%s)', (locale) => {
  for (const template of Object.keys(wordsIn('en').mailTemplates)) {
    const { subject, text } = renderMail({ template, values: {} } as never, locale, event);
    expect(`${subject} ${text}`.replaceAll(/\{\w+\}/g, '')).not.toMatch(FOREIGN[locale]);
  }
});

const widgetRooms = import.meta.glob<Readonly<Record<string, object>>>('../../widgets/languages/*/*.ts', {
  eager: true,
});

/** The widgets' words in a language, by their whole names. */
const widgetWords = (locale: 'en' | 'fr') =>
  Object.entries(widgetRooms).flatMap(([file, room]) => {
    const [, language, name] = /(\w+)\/([\w-]+)\.ts$/.exec(file) ?? [];
    // Only organizers edit documents.
    return language === locale && name !== 'document-form'
      ? Object.values(room).flatMap((texts) => flat(texts, `widgets.${name}.`))
      : [];
  });

test.each(['en', 'fr'] as const)('and in the widgets and on every paper (%s)', (locale) => {
  const widgets = widgetWords(locale);
  expect(widgets.length).toBeGreaterThan(100);
  const said = [
    ...widgets.map(([name, text]) => wordOf(words ?? {}, name, locale) ?? text),
    ...(['change', 'cancelled', 'group', 'refund', 'invoice', 'groupInvoice'] as const).flatMap((kind) =>
      Object.values(paperWords({ words }, locale, { kinds: [kind] })),
    ),
    ...Object.values(ticketWords({ words }, locale)),
  ];
  // Cards bear a name that is written on them.
  expect(said.filter((text) => FOREIGN[locale].test(text) && !/sur la carte/.test(text))).toEqual([]);
});

test('every word of theirs stands for a text of the product, in both languages', () => {
  expect(diagnoseWords(words)).toEqual([]);
  for (const text of Object.values(words ?? {})) {
    expect(resolveText(text, 'fr')).not.toBe(resolveText(text, 'en'));
  }
});

test('a word that stands for nothing is told, with what may be meant', () => {
  const found = diagnoseWords({
    'site.regster_now': 'Buy',
    'registration.step.progress': { en: '{n} of {off}', fr: '{n} de {of}' },
  });
  expect(writeDiagnostics(found, 'en').map(({ pointer, problem }) => [pointer, problem])).toEqual([
    ['/words/site.regster_now', 'There is no text "site.regster_now". Did you mean "site.register_now"?'],
    ['/words/registration.step.progress', 'This text has no placeholder {off}. Remove it.'],
  ]);
});
