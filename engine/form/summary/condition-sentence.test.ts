import { expect, test } from 'vitest';
import type { Condition } from '../field/condition.ts';
import type { Field } from '../form-document/field.ts';
import type { Locale } from '../languages/text.ts';
import { holds } from '../rules/condition.ts';
import { servedForm } from '../testing/served-form.ts';
import { leftOutBy } from './condition-sentence.ts';
import { subjectsIn } from './condition-subjects.ts';

const option = (id: string, en: string, fr: string) => ({ id, name: { en, fr } });
const label = (en: string, fr: string) => ({ label: { en, fr } });
const radio = (code: string, words: object, ...options: object[]) =>
  ({ code, type: 'radio', ...words, options }) as Field;

const fields: Field[] = [
  radio(
    'way',
    label('How will you take part?', 'Comment participerez-vous ?'),
    option('online', 'Online', 'En ligne'),
    option('here', 'In person', 'En personne'),
  ),
  radio(
    'colour',
    label('Colour*', 'Couleur*'),
    option('red', 'Crimson', 'Carmin'),
    option('green', 'Lime', 'Citron'),
    option('blue', 'Azure', 'Azur'),
    option('grey', 'Slate', 'Ardoise'),
    option('black', 'Ink', 'Encre'),
  ),
  { code: 'guests', type: 'quantity', ...label('Guests', 'Personnes'), maximum: 3 },
  { code: 'news', type: 'checkbox', ...label('Newsletter', 'Infolettre') },
  { code: 'diet', type: 'text', ...label('Diet', 'Régime') },
  {
    code: 'days',
    type: 'checkbox_group',
    ...label('Days', 'Jours'),
    options: [option('fri', 'Friday', 'Vendredi'), option('sat', 'Saturday', 'Samedi')],
  } as Field,
  { code: 'secret', type: 'hidden', ...label('Secret', 'Secret') } as Field,
];

const read = (code: string) => ({ var: `answers.test.${code}` });

function say(condition: Condition, answers: object, locale: Locale = 'en') {
  const scope = { answers: { test: answers }, registration: { mode: 'Online' } };
  // The words are for what is left out: a case in which it is not would say nothing true.
  expect(holds(condition, scope)).toBe(true);
  const asked = subjectsIn([servedForm(...fields)], locale);
  const mode = {
    label: 'Mode',
    kind: 'choice' as const,
    possible: ['Online', 'In-Person', 'Hybrid'],
    words: (value: unknown) =>
      ({ Online: 'On screen', 'In-Person': 'On site', Hybrid: 'Both' })[String(value)] ?? undefined,
  };
  const { reason, opens } = leftOutBy(
    condition,
    scope,
    (name) => (name === 'registration.mode' ? mode : asked(name)),
    locale,
  );
  return [reason, opens];
}

const WAY = '“How will you take part?”';
const rows: [string, Condition, object, string, string | undefined][] = [
  [
    'an answer that it must not be, by those that are left',
    { '==': [read('way'), 'online'] },
    { way: 'online' },
    `Skipped because you answered “Online” to ${WAY}.`,
    `It appears if you answer “In person” to ${WAY}.`,
  ],
  [
    'an answer that it must not be, where many are left',
    { '===': ['red', read('colour')] },
    { colour: 'red' },
    'Skipped because you answered “Crimson” to “Colour”.',
    'It appears if your answer to “Colour” is not “Crimson”.',
  ],
  [
    'an answer that it must be, and that is not given',
    { '!=': [read('way'), 'here'] },
    {},
    `Skipped because there is no answer to ${WAY}.`,
    `It appears if you answer “In person” to ${WAY}.`,
  ],
  [
    'one of several',
    { '!': { in: [read('colour'), ['red', 'blue']] } },
    { colour: 'grey' },
    'Skipped because you answered “Slate” to “Colour”.',
    'It appears if you answer “Crimson” or “Azure” to “Colour”.',
  ],
  [
    'one among several choices',
    { '!': [{ in: ['sat', read('days')] }] },
    { days: ['fri'] },
    'Skipped because you answered “Friday” to “Days”.',
    'It appears if your answers to “Days” include “Saturday”.',
  ],
  [
    'an amount',
    { '!': { '>': [read('guests'), 0] } },
    { guests: 0 },
    'Skipped because you answered “0” to “Guests”.',
    'It appears if you answer more than 0 to “Guests”.',
  ],
  [
    'an amount, from its other side',
    { '>': [2, read('guests')] },
    { guests: 1 },
    'Skipped because you answered “1” to “Guests”.',
    'It appears if you answer 2 or more to “Guests”.',
  ],
  [
    'a box',
    { '!': read('news') },
    { news: false },
    'Skipped because you answered “No” to “Newsletter”.',
    'It appears if you answer “Yes” to “Newsletter”.',
  ],
  [
    'a box that is ticked',
    { '!!': read('news') },
    { news: true },
    'Skipped because you answered “Yes” to “Newsletter”.',
    'It appears if you answer “No” to “Newsletter”.',
  ],
  [
    'a box by its value',
    { '!=': [read('news'), true] },
    { news: false },
    'Skipped because you answered “No” to “Newsletter”.',
    'It appears if you answer “Yes” to “Newsletter”.',
  ],
  [
    'that there is an answer',
    { '==': [read('diet'), null] },
    {},
    'Skipped because there is no answer to “Diet”.',
    'It appears if you answer “Diet”.',
  ],
  [
    'that there is none',
    { '!!': read('diet') },
    { diet: 'Nuts' },
    'Skipped because you answered “Nuts” to “Diet”.',
    'It appears if you leave “Diet” unanswered.',
  ],
  [
    'what is registered for',
    { '==': [{ var: 'registration.mode' }, 'Online'] },
    {},
    'Skipped because you chose “On screen” for “Mode”.',
    'It appears if you choose “On site” or “Both” for “Mode”.',
  ],
  [
    'both of two, of which either opens it',
    { and: [{ '==': [read('way'), 'online'] }, { '!': read('news') }] },
    { way: 'online' },
    `Skipped because you answered “Online” to ${WAY} and there is no answer to “Newsletter”.`,
    `It appears if you answer “In person” to ${WAY} or you answer “Yes” to “Newsletter”.`,
  ],
  [
    'one of two, of which the one that counts is told',
    { or: [{ '==': [read('way'), 'online'] }, { '==': [read('diet'), 'Nuts'] }] },
    { way: 'here', diet: 'Nuts' },
    'Skipped because you answered “Nuts” to “Diet”.',
    `It appears if you answer “In person” to ${WAY} and your answer to “Diet” is not “Nuts”.`,
  ],
  [
    'more than a sentence holds, by the questions',
    {
      or: [
        { and: [{ '==': [read('way'), 'online'] }, { '==': [read('guests'), 1] }] },
        { '==': [{ '+': [read('guests'), 1] }, 2] },
      ],
    },
    { way: 'here', guests: 1 },
    'Skipped because you answered “1” to “Guests”.',
    `Whether it appears depends on ${WAY} and “Guests”.`,
  ],
  [
    'an answer to what is not offered any more',
    { '==': [read('way'), 'by_post'] },
    { way: 'by_post' },
    'Skipped because of your earlier answers or choices.',
    `It appears if you answer “Online” or “In person” to ${WAY}.`,
  ],
  [
    'what nobody was asked',
    { '==': [read('secret'), 'x9'] },
    { secret: 'x9' },
    'Skipped because of your earlier answers or choices.',
    undefined,
  ],
  [
    'a question that is not there',
    { '!': { var: 'answers.gone.other' } },
    {},
    'Skipped because of your earlier answers or choices.',
    undefined,
  ],
  ['nothing at all', true, {}, 'Skipped because of your earlier answers or choices.', undefined],
];

test.each(rows)('a step is left out by %s', (_name, condition, answers, reason, opens) => {
  expect(say(condition, answers)).toEqual([reason, opens]);
  // No code of a document in either language.
  const french = say(condition, answers, 'fr').join(' ');
  expect(french).not.toMatch(/answers|registration|by_post|x9|\{|\}|\bred\b|undefined/);
  expect(french).toMatch(/^Omise/);
});

test.each([
  [
    { '==': [read('way'), 'online'] },
    { way: 'online' },
    [
      'Omise, car vous avez répondu « En ligne » à « Comment participerez-vous ? ».',
      'Elle s’affiche si vous répondez « En personne » à « Comment participerez-vous ? ».',
    ],
  ],
  [
    { '==': [{ var: 'registration.mode' }, 'Online'] },
    {},
    [
      'Omise, car vous avez choisi « On screen » pour « Mode ».',
      'Elle s’affiche si vous choisissez « On site » ou « Both » pour « Mode ».',
    ],
  ],
  [
    { '!': { '>': [read('guests'), 0] } },
    {},
    [
      'Omise, car « Personnes » est sans réponse.',
      'Elle s’affiche si vous répondez plus de 0 à « Personnes ».',
    ],
  ],
] as [Condition, object, string[]][])('%j is said in French', (condition, answers, said) => {
  const words = say(condition, answers, 'fr').map((each) => each?.replaceAll(/\s/g, ' '));
  expect(words).toEqual(said);
});
