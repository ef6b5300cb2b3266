import { expect, test } from 'vitest';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { pricedAnswers } from './priced-answers.ts';

/** Answers that fees with these conditions tell apart. */
function toldApart(...conditions: unknown[]) {
  const fees = conditions.map((when) => ({ category: 'conference', ...(when !== undefined && { when }) }));
  return pricedAnswers({ fees } as unknown as FeesDocument);
}
const is = (path: string, value: unknown) => ({ '==': [{ var: path }, value] });

test.each<[string, readonly unknown[], object[]]>([
  ['no condition', [undefined], [{}]],
  ['a condition that is always so', [true], [{}]],
  ['what is no answer', [is('registration.track', 'main')], [{}]],
  ['a field of a form in a form', [is('answers.you.address.city', 'Delta')], [{}]],
  ['an answer', [is('answers.you.role', 'student')], [{}, { you: { role: 'student' } }]],
  [
    'an answer that stands behind its value',
    [{ '==': ['student', { var: 'answers.you.role' }] }],
    [{}, { you: { role: 'student' } }],
  ],
  ['a value that is falsy', [is('answers.you.children', 0)], [{}, { you: { children: 0 } }]],
  [
    'several answers to one question, each once',
    [is('answers.you.role', 'student'), is('answers.you.role', 'retired'), is('answers.you.role', 'student')],
    [{}, { you: { role: 'student' } }, { you: { role: 'retired' } }],
  ],
  [
    'one of several',
    [{ in: [{ var: 'answers.you.role' }, ['student', 'retired']] }],
    [{}, { you: { role: 'student' } }, { you: { role: 'retired' } }],
  ],
  [
    'conditions within conditions',
    [{ and: [is('registration.track', 'main'), { '!': is('answers.you.role', 'student') }] }],
    [{}, { you: { role: 'student' } }],
  ],
  [
    'two questions of a form',
    [{ and: [is('answers.you.role', 'student'), is('answers.you.local', 'Y')] }],
    [{}, { you: { role: 'student' } }, { you: { local: 'Y' } }, { you: { role: 'student', local: 'Y' } }],
  ],
  [
    'questions of two forms',
    [is('answers.you.role', 'student'), is('answers.stay.local', 'Y')],
    [
      {},
      { you: { role: 'student' } },
      { stay: { local: 'Y' } },
      { you: { role: 'student' }, stay: { local: 'Y' } },
    ],
  ],
  [
    'a question that is compared with another',
    [{ '==': [{ var: 'answers.you.role' }, { var: 'answers.stay.role' }] }],
    [{}],
  ],
])('%s', (_, conditions, answers) => {
  expect(toldApart(...conditions)).toEqual(answers);
});

test('only the fees of the conference count', () => {
  const fees = [{ category: 'registration', when: is('answers.you.role', 'student') }];
  expect(pricedAnswers({ fees } as unknown as FeesDocument)).toEqual([{}]);
});

test('up to two hundred people are told apart, and nobody where there would be more', () => {
  const roles = (count: number) =>
    Array.from({ length: count }, (_, at) => is('answers.you.role', `role-${at}`));
  expect(toldApart(...roles(199))).toHaveLength(200);
  expect(toldApart(...roles(200))).toEqual([{}]);
});
