import { expect, test } from 'vitest';
import { placeholdersIn } from '#engine/form/languages/format-message.ts';
import { consent as consentEn } from './en/consent.ts';
import { pages as pagesEn } from './en/pages.ts';
import { problems as problemsEn } from './en/problems.ts';
import { registration as registrationEn } from './en/registration.ts';
import { schedule as scheduleEn } from './en/schedule.ts';
import { tickets as ticketsEn } from './en/tickets.ts';
import { trace as traceEn } from './en/trace.ts';
import { en } from './en.ts';
import { consent as consentFr } from './fr/consent.ts';
import { pages as pagesFr } from './fr/pages.ts';
import { problems as problemsFr } from './fr/problems.ts';
import { registration as registrationFr } from './fr/registration.ts';
import { schedule as scheduleFr } from './fr/schedule.ts';
import { tickets as ticketsFr } from './fr/tickets.ts';
import { trace as traceFr } from './fr/trace.ts';
import { fr } from './fr.ts';
import { loadArea, loadTexts, textsOf } from './texts.ts';

/** Texts that are the same word in both languages. */
const SAME = new Set([
  'schedule.mode',
  'site.menu',
  'pages.minutes',
  'registration.step.summaryCode',
  'registration.step.summaryMode',
  'registration.step.total',
  'registration.fees.total',
  'registration.fees.description',
  'registration.fees.tax',
  'registration.confirmation.calendarOutlook',
  'registration.confirmation.calendarOffice',
]);

function flat(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value as object, `${prefix}${key}.`),
  );
}
const english = flat({
  ...en,
  consent: consentEn,
  pages: pagesEn,
  problems: problemsEn,
  registration: registrationEn,
  schedule: scheduleEn,
  tickets: ticketsEn,
  trace: traceEn,
});
const french = new Map(
  flat({
    ...fr,
    consent: consentFr,
    pages: pagesFr,
    problems: problemsFr,
    registration: registrationFr,
    schedule: scheduleFr,
    tickets: ticketsFr,
    trace: traceFr,
  }),
);
const names = placeholdersIn;

test('both languages have exactly the same keys', () => {
  expect([...french.keys()].sort()).toEqual(english.map(([key]) => key).sort());
});

test.each(english)('%s is in French, with the same places to fill', (key, text) => {
  const translated = french.get(key) ?? '';
  expect(translated).not.toBe('');
  expect(names(translated)).toEqual(names(text));
  // i18next's own placeholders: these texts are written in the format of every catalogue.
  expect(`${text} ${translated}`).not.toMatch(/(?<!(one|other|=0) )\{\{\w+\}\}/);
  expect(key).not.toMatch(/_(one|other)$(?<!zone_note_other)/);
  const sameAllowed = SAME.has(key) || !/\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ''));
  if (!sameAllowed) expect(translated).not.toBe(text);
  // French puts a non-breaking space before these marks, and inside its quotation marks.
  expect(translated).not.toMatch(/[^\u00a0\u202f\s][?!;:»](\s|$)|[ ][?!;:»]|« |«\p{L}/u);
});

test('a language is loaded once, an area of it when it is asked for', async () => {
  expect(textsOf('fr')).toBeUndefined();
  const [first, second] = await Promise.all([loadTexts('fr'), loadTexts('fr')]);
  expect(first).toBe(second);
  expect(textsOf('fr')?.t('home')).toBe('Accueil');
  await loadArea('fr', 'registration');
  expect(textsOf('fr')?.hasResourceBundle('fr', 'registration')).toBe(true);
});
