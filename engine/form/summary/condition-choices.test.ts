import { expect, test } from 'vitest';
import type { Condition } from '../field/condition.ts';
import type { Field } from '../form-document/field.ts';
import { servedForm } from '../testing/served-form.ts';
import { undrawableFields } from '../translate/undrawable-fields.ts';
import { type ConditionSubject, leftOutBy } from './condition-sentence.ts';
import { formNamed, subjectsIn } from './condition-subjects.ts';

const words: Readonly<Record<string, string>> = { a: 'Ash', b: 'Birch', c: 'Cedar', d: 'Dogwood', e: 'Elm' };
const subject = (label: string, kind: 'answer' | 'choice', ...possible: unknown[]): ConditionSubject => ({
  label,
  kind,
  possible,
  words: (value) => (typeof value === 'number' ? String(value) : words[String(value)]),
});
const subjects: Readonly<Record<string, ConditionSubject>> = {
  tree: subject('Tree', 'answer', 'a', 'b', 'c', 'd', 'e'),
  track: subject('Track', 'choice', 'a', 'b', 'c', 'd', 'e'),
  few: subject('Few', 'choice', 'a', 'b', 'c', 'd'),
  count: subject('Count', 'answer'),
};
const read = (name: string) => ({ var: name });

/** Why it is left out, then what would open it. */
const say = (condition: Condition, scope: Record<string, unknown>) => {
  const { reason, opens } = leftOutBy(condition, scope, (name) => subjects[name], 'en');
  return [reason, opens];
};
const before = 'Skipped because of your earlier answers or choices.';

test.each<[string, Condition, Record<string, unknown>, unknown[]]>([
  [
    'a choice that is not made',
    { '!=': [read('track'), 'a'] },
    {},
    ['Skipped because nothing is chosen for “Track”.', 'It appears if you choose “Ash” for “Track”.'],
  ],
  [
    'a choice of which many are left',
    { '==': [read('track'), 'a'] },
    { track: 'a' },
    [
      'Skipped because you chose “Ash” for “Track”.',
      'It appears if you choose anything other than “Ash” for “Track”.',
    ],
  ],
  [
    'a choice of which three are left',
    { '==': [read('few'), 'a'] },
    { few: 'a' },
    [
      'Skipped because you chose “Ash” for “Few”.',
      'It appears if you choose “Birch”, “Cedar” or “Dogwood” for “Few”.',
    ],
  ],
  [
    'an answer of which three are left',
    { in: [read('tree'), ['a', 'b']] },
    { tree: 'a' },
    [
      'Skipped because you answered “Ash” to “Tree”.',
      'It appears if you answer “Cedar”, “Dogwood” or “Elm” to “Tree”.',
    ],
  ],
  [
    'a choice among several',
    { '!': { in: ['b', read('track')] } },
    { track: 'a' },
    ['Skipped because you chose “Ash” for “Track”.', 'It appears if you choose “Birch” for “Track”.'],
  ],
  [
    'a choice that is not to be among several',
    { in: ['a', read('track')] },
    { track: 'a' },
    [
      'Skipped because you chose “Ash” for “Track”.',
      'It appears if you choose anything other than “Ash” for “Track”.',
    ],
  ],
  [
    'an answer that is not to be among several',
    { in: ['a', read('tree')] },
    { tree: 'a' },
    [
      'Skipped because you answered “Ash” to “Tree”.',
      'It appears if your answers to “Tree” do not include “Ash”.',
    ],
  ],
  [
    'a choice that is made, of which nothing can be said but the question',
    { '!!': read('track') },
    { track: 'a' },
    ['Skipped because you chose “Ash” for “Track”.', 'Whether it appears depends on “Track”.'],
  ],
  [
    'a number that is there',
    { '!!': read('count') },
    { count: 5 },
    ['Skipped because you answered “5” to “Count”.', 'Whether it appears depends on “Count”.'],
  ],
  [
    'a choice that is compared as a number is',
    { '>': [read('track'), 1] },
    { track: 'a', other: 2 },
    [
      before.replace('of your earlier answers or choices', 'you chose “Ash” for “Track”'),
      'Whether it appears depends on “Track”.',
    ],
  ],
  [
    'one of several of which one has no words',
    { '!': { in: [read('tree'), ['a', 'gone']] } },
    { tree: 'b' },
    ['Skipped because you answered “Birch” to “Tree”.', 'Whether it appears depends on “Tree”.'],
  ],
  [
    'one of none',
    { '!': { in: [read('tree'), []] } },
    { tree: 'b' },
    ['Skipped because you answered “Birch” to “Tree”.', 'Whether it appears depends on “Tree”.'],
  ],
  [
    'two of which one is nobody’s to know',
    { or: [{ '+': [read('tree'), read('secret')] }, true] },
    { tree: 'a' },
    [before, undefined],
  ],
])('something is left out by %s', (_, condition, scope, said) => {
  const [reason, opens] = say(condition, scope);
  expect([reason, opens?.replace(/, or /, ' or ')]).toEqual(said);
});

test.each([
  ['answers.form.field', 'form'],
  ['answers.form.group.field', 'form'],
  ['answers.form', undefined],
  ['registration.mode.x', undefined],
  ['answers', undefined],
])('%s reads the form %s', (name, form) => {
  expect(formNamed(name)).toBe(form);
});

test('a question is known by its path in its form, as it stands there', () => {
  const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more }) as Field;
  const known = subjectsIn(
    [
      servedForm(
        text('name', { label: 'Your * name *' }),
        text('none', { label: undefined }),
        { code: 'head', type: 'heading', label: 'Head' } as Field,
        { code: 'news', type: 'checkbox', label: 'News' } as Field,
        { code: 'home', type: 'object', label: 'Home', fields: [text('street')] } as unknown as Field,
      ),
    ],
    'en',
  );
  expect(known('answers.test.name')).toMatchObject({ label: 'Your * name', kind: 'answer', possible: [] });
  expect(known('answers.test.news')?.possible).toEqual([true, false]);
  expect(known('answers.test.home.street')?.label).toBe('street');
  for (const name of [
    'answers.test.none',
    'answers.test.head',
    'answers.test.homestreet',
    'answers.gone.name',
    'name',
    'registration.test.name',
  ])
    expect(known(name), name).toBeUndefined();
});

test('what cannot be drawn is told once: not what stands in it, and nowhere by an empty name', () => {
  const odd = (code: string, more: object = {}) =>
    ({ code, type: 'hologram', label: code, ...more }) as unknown as Field;
  const { document } = servedForm(odd('a', { fields: [odd('b')], required: 'N' }), {
    code: 'rows',
    type: 'repeatable_group',
    fields: [odd('c')],
  } as unknown as Field);
  expect(undrawableFields(document, 'en')).toEqual([
    { code: 'a', label: 'a', place: '', isRequired: false },
    { code: 'c', label: 'c', place: 'rows', isRequired: true },
  ]);
});
