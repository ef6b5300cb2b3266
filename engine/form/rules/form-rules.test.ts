import { expect, test } from 'vitest';
import type { Condition } from '../field/condition.ts';
import type { Field } from '../form-document/field.ts';
import type { FormDocument } from '../form-document/form-document.ts';
import { holds, operatorsOf, variablesOf } from './condition.ts';
import { evaluationOrder } from './evaluation-order.ts';
import { collectRules, evaluateRule, templateRead } from './form-rules.ts';

const read = (name: string) => ({ var: name });
const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more }) as Field;
const group = (code: string, ...fields: Field[]) =>
  ({ code, type: 'repeatable_group', label: code, fields }) as unknown as Field;
const form = (...sections: { fields: Field[]; show_if?: Condition }[]): FormDocument => ({
  kind: 'form',
  code: 'f',
  title: 'F',
  sections: sections.map((section, at) => ({ code: `s${at}`, ...section })),
});

test('a section’s condition is that of its fields, and of none that stand in one of them', () => {
  const inRow = text('name', { show_if: read('row.age') });
  const { byTarget, dependents } = collectRules(
    form(
      { fields: [text('way')] },
      { show_if: read('way'), fields: [text('one', { show_if: read('two') }), group('rows', inRow)] },
    ),
  );
  const shown = Object.fromEntries([...byTarget].map(([target, { show }]) => [target, show]));
  expect(shown).toEqual({
    way: [],
    one: [read('way'), read('two')],
    rows: [read('way')],
    'rows.*.name': [read('row.age')],
  });
  expect(Object.fromEntries(dependents)).toEqual({
    way: ['one', 'rows'],
    two: ['one'],
    'rows.*.age': ['rows.*.name'],
  });
});

test('what is asked is required unless it says otherwise or when; what is hidden is cleared', () => {
  const { byTarget } = collectRules(
    form({
      fields: [
        text('plain'),
        text('free', { required: 'N' }),
        text('sometimes', { require_if: read('plain') }),
        text('kept', { when_hidden: 'keep', enabled: 'N' }),
        { code: 'preset', type: 'hidden' } as Field,
        { code: 'head', type: 'heading', label: 'Head' } as Field,
      ],
    }),
  );
  expect(
    [...byTarget].map(([target, { required, enabled, whenHidden }]) => [
      target,
      required,
      enabled,
      whenHidden,
    ]),
  ).toEqual([
    ['plain', true, true, 'clear'],
    ['free', false, true, 'clear'],
    ['sometimes', false, true, 'clear'],
    ['kept', true, false, 'keep'],
    ['preset', false, true, 'clear'],
    ['head', false, true, 'clear'],
  ]);
});

test.each([
  ['row.age', 'rows.*.name', 'rows.*.age'],
  ['row', 'rows.*.name', 'rows.*.'],
  ['row.age', 'name', 'row'],
  ['age', 'rows.*.name', 'age'],
  ['answers.other.age', 'name', 'answers'],
  ['', 'name', ''],
])('%j read by %s is %j', (name, target, template) => {
  expect(templateRead(name, target)).toBe(template);
});

const ruleOf = (more: object) => collectRules(form({ fields: [text('it', more)] })).byTarget.get('it');
const state = (more: object, answers: Readonly<Record<string, unknown>> = {}) => {
  const { visible, required, enabled } = evaluateRule(ruleOf(more), (name) => answers[name]);
  return [visible && 'visible', required && 'required', enabled && 'enabled'].filter(Boolean).join(' ');
};
const opened = { a: 1 };

test.each<[string, object, object, string]>([
  ['without conditions', {}, {}, 'visible required enabled'],
  ['free', { required: 'N' }, {}, 'visible enabled'],
  ['closed', { enabled: 'N' }, {}, 'visible'],
  ['closed by a constant', { enable_if: false }, {}, 'visible'],
  ['open by a constant', { enable_if: true }, {}, 'visible required enabled'],
  ['shown', { show_if: read('a') }, opened, 'visible required enabled'],
  ['hidden', { show_if: read('a') }, {}, 'required enabled'],
  ['hidden by a constant', { show_if: false }, {}, 'required enabled'],
  ['required now', { require_if: read('a') }, opened, 'visible required enabled'],
  ['not required now', { require_if: read('a') }, {}, 'visible enabled'],
  ['required by a constant', { require_if: true }, {}, 'visible required enabled'],
  [
    'required always, whatever the condition',
    { required: 'Y', require_if: read('a') },
    {},
    'visible required enabled',
  ],
  ['open now', { enable_if: read('a') }, opened, 'visible required enabled'],
  ['not open now, so not required', { enable_if: read('a') }, {}, 'visible'],
  ['closed, whatever the condition', { enabled: 'N', enable_if: read('a') }, opened, 'visible'],
  [
    'shown by what stands deeper',
    { show_if: read('answers.f.x') },
    { 'answers.f.x': 'y' },
    'visible required enabled',
  ],
  [
    'shown by two of one form',
    { show_if: { and: [read('answers.f.x'), read('answers.f.y')] } },
    { 'answers.f.x': 1, 'answers.f.y': 1 },
    'visible required enabled',
  ],
  [
    'shown by what stands in an answer that is read too',
    { show_if: { and: [{ '==': [read('a.b'), 'x'] }, { '!': [read('c')] }] } },
    { 'a.b': 'x', c: null },
    'visible required enabled',
  ],
  [
    'shown by what stands deeper than what is empty',
    { show_if: { or: [read('a'), read('a.b')] } },
    { a: null, 'a.b': 'x' },
    'visible required enabled',
  ],
])('a field %s', (_, more, answers, expected) => {
  expect(state(more, { ...answers })).toBe(expected);
});

test('what has no rule is open', () => {
  expect(evaluateRule(undefined, () => undefined)).toEqual({ visible: true, required: true, enabled: true });
});

test('what is read is evaluated first: in rows too, and all that stands in a group that is read', () => {
  const document = form({
    fields: [
      text('total', { show_if: { some: [read('rows'), read('age')] } }),
      group('rows', text('name', { show_if: read('row.age') }), text('age', { show_if: read('way') })),
      text('way'),
      text('alone'),
      text('rowsful'),
    ],
  });
  const paths = [
    'total',
    'rows',
    'rows.0.name',
    'rows.0.age',
    'rows.1.name',
    'rows.1.age',
    'way',
    'alone',
    'rowsful',
  ];
  expect(evaluationOrder(paths, collectRules(document))).toEqual([
    'way',
    // Whether rows are asked for depends on whether anything in them is shown.
    'rows',
    'rows.0.age',
    'rows.1.age',
    'rows.0.name',
    'rows.1.name',
    'total',
    'alone',
    'rowsful',
  ]);
});

test('conditions in a circle are each evaluated once', () => {
  const circle = form({ fields: [text('a', { show_if: read('b') }), text('b', { show_if: read('a') })] });
  expect(evaluationOrder(['a', 'b'], collectRules(circle))).toEqual(['b', 'a']);
});

test.each<[string, Condition, boolean]>([
  ['a constant', true, true],
  ['a constant', false, false],
  ['what is empty', { var: 'list' }, false],
  ['what is there', { var: 'word' }, true],
])('%s holds: %j, %s', (_, condition, expected) => {
  expect(holds(condition, { list: [], word: 'x' })).toBe(expected);
});

test.each<[unknown, string[], string[]]>([
  [{ and: [read('a'), { '!': read('b') }, read('a')] }, ['a', 'b'], ['and', 'var', '!', 'var', 'var']],
  [{ some: [read('rows'), { '==': [read('age'), 7] }] }, ['rows'], ['some', 'var', '==', 'var']],
  [{ all: [read('rows'), read('age')] }, ['rows'], ['all', 'var', 'var']],
  [{ none: [read('rows'), read('age')] }, ['rows'], ['none', 'var', 'var']],
  [{ var: ['a', 'otherwise'] }, ['a'], ['var']],
  [{ var: { if: [true, 'a'] } }, [], ['var', 'if']],
  [[read('a'), null, 'x'], ['a'], ['var']],
  [null, [], []],
])('%j reads %j by %j', (condition, names, operators) => {
  expect(variablesOf(condition)).toEqual(names);
  expect(operatorsOf(condition)).toEqual(operators);
});
