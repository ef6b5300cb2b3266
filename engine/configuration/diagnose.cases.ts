import { badCatalogues, goodCatalogues } from './diagnose-catalogue.cases.ts';
import type { ConfigurationDocument } from './document.ts';
import type { FormDocument } from './form-document.ts';

/** A document with something wrong, and the diagnostics it must get: pointer and code, in order. */
export interface DiagnoseCase {
  readonly name: string;
  readonly document: unknown;
  readonly expected: readonly (readonly [pointer: string, code: string])[];
}

const text = (code: string, more: object = {}) => ({
  code,
  type: 'text',
  label: { en: code, fr: code },
  ...more,
});
const form = (fields: readonly unknown[], more: object = {}) => ({
  kind: 'form',
  code: 'personal',
  title: { en: 'Personal', fr: 'Personnel' },
  sections: [{ code: 'who', fields }],
  ...more,
});
const variants = (
  shapes: readonly (readonly [code: string, fields: readonly unknown[]])[],
  more: object = {},
) => ({
  code: 'who',
  type: 'variants',
  label: 'Who',
  variants: shapes.map(([code, fields]) => ({ code, label: code, fields })),
  ...more,
});
/** A text in so many objects, one in the other. */
const nested = (depth: number): object =>
  depth === 0 ? text('leaf') : { code: 'part', type: 'object', label: 'Part', fields: [nested(depth - 1)] };
const flow = (code: string, list: readonly unknown[]) => ({
  kind: 'flow',
  code,
  label: 'Registration',
  entry: { by: ['anyone'] },
  money: { fees: 'catalogue' },
  steps: list,
});
const steps = (list: readonly unknown[]) => flow('registration', list);
/** A flow of groups, but for what a case says; its form is known to ask for what it should, or is another. */
const groups = (more: object, form_type = 'group_start') => ({
  ...flow('group', [
    { code: 'start', label: 'Start', kind: 'form', form_type },
    { code: 'people', label: 'People', kind: 'people' },
    { code: 'pay', label: 'Pay', kind: 'payment' },
  ]),
  money: undefined,
  group: { pay: 'all' },
  ...more,
});
const group = (fields: readonly unknown[]) => ({
  code: 'guests',
  type: 'repeatable_group',
  label: 'Guests',
  fields,
});
/** A key that an object literal would take as its prototype. */
const withKey = (key: string, value: unknown) =>
  JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`);

/** Documents that may be published. */
export const goodDocuments: readonly { name: string; document: ConfigurationDocument }[] = [
  { name: 'a plain form', document: form([text('first_name')]) as FormDocument },
  {
    name: 'a pattern that would take for ever in a backtracking engine: RE2 runs it in linear time',
    document: form([text('a', { pattern: '^(a+)+$' })]) as FormDocument,
  },
  {
    name: 'a label that looks like HTML: it is shown as text',
    document: form([text('a', { label: '<img src=x onerror=alert(1)>' })]) as FormDocument,
  },
  { name: 'a form nested fifteen deep', document: form([nested(15)]) as FormDocument },
  {
    name: 'conditions on the registration, on other steps, on the same row',
    document: form([
      text('a', { show_if: { '==': [{ var: 'registration.mode' }, 'Online'] } }),
      text('b', { require_if: { '!': [{ var: 'answers.needs.has_needs' }] } }),
      group([text('name'), text('age', { show_if: { '==': [{ var: 'row.name' }, 'x'] } })]),
      text('c', { show_if: { some: [{ var: 'guests' }, { '==': [{ var: 'name' }, 'x'] }] } }),
    ]) as FormDocument,
  },
  ...goodCatalogues,
];

/** Documents that are refused. */
export const badDocuments: readonly DiagnoseCase[] = [
  ...['rostrum', 'schedule', 'registration', 'fr'].map((code) => ({
    name: `a page in the place of the product's own at /${code}`,
    document: { kind: 'page', code, title: 'Ours', blocks: [] },
    expected: [['/code', 'reserved_code']] as const,
  })),
  { name: 'no document', document: null, expected: [['/kind', 'unknown_kind']] },
  { name: 'an unknown kind', document: { kind: 'menus' }, expected: [['/kind', 'unknown_kind']] },
  {
    name: 'an unknown field type',
    document: form([text('a', { type: 'texxt' })]),
    expected: [['/sections/0/fields/0/type', 'unknown_type']],
  },
  {
    name: 'a dangling show_if',
    document: form([text('a', { show_if: { '==': [{ var: 'gone' }, 1] } })]),
    expected: [['/sections/0/fields/0/show_if', 'dangling']],
  },
  {
    name: 'a circular show_if',
    document: form([
      text('a', { show_if: { '!!': [{ var: 'b' }] } }),
      text('b', { show_if: { '!!': [{ var: 'a' }] } }),
    ]),
    expected: [['/sections/0/fields/0', 'circular']],
  },
  {
    name: 'a show_if on itself',
    document: form([text('a', { show_if: { '!!': [{ var: 'a' }] } })]),
    expected: [['/sections/0/fields/0', 'circular']],
  },
  {
    name: 'rows in rows in a shape, each row reading its own',
    document: form([
      variants([
        ['a', [group([text('day'), { ...group([text('from'), text('to')]), code: 'shifts' }])]],
        ['b', [group([text('day', { show_if: { '!!': [{ var: 'row.from' }] } })])]],
      ]),
    ]),
    expected: [['/sections/0/fields/0/variants/1/fields/0/fields/0/show_if', 'dangling']],
  },
  {
    name: 'shapes that cannot be told apart, an answer called as the tag, a tag that reaches a prototype',
    document: form([
      variants([
        ['a', [text('kind')]],
        ['a', [text('name')]],
      ]),
      variants([['a', [text('name')]]], { code: 'whom', tag: 'constructor' }),
    ]),
    expected: [
      ['/sections/0/fields/0/variants/1/code', 'duplicate_code'],
      ['/sections/0/fields/0/variants/0/fields/0/code', 'reserved_code'],
      ['/sections/0/fields/1/tag', 'reserved_code'],
    ],
  },
  {
    name: 'a key that is not known, deep inside',
    document: form([group([{ ...group([text('a', { colour: 'red' })]), code: 'inner' }])]),
    expected: [['/sections/0/fields/0/fields/0/fields/0/colour', 'unknown_key']],
  },
  {
    name: 'a form nested 40 deep',
    document: form([nested(40)]),
    expected: [[`/sections/0/fields/0${'/fields/0'.repeat(18)}/fields`, 'too_deep']],
  },
  {
    name: 'a prototype’s name as a code at any depth',
    document: form([group([{ ...group([text('constructor')]), code: 'inner' }])]),
    expected: [['/sections/0/fields/0/fields/0/fields/0/code', 'reserved_code']],
  },
  {
    name: 'row. outside a repeatable group',
    document: form([text('a'), text('b', { show_if: { '!!': [{ var: 'row.a' }] } })]),
    expected: [['/sections/0/fields/1/show_if', 'dangling']],
  },
  {
    name: 'an operator that reaches into objects',
    document: form([text('a'), text('b', { show_if: { method: [{ var: 'a' }, 'constructor'] } })]),
    expected: [['/sections/0/fields/1/show_if', 'unknown_operator']],
  },
  {
    name: 'a duplicate code',
    document: form([text('a'), text('a')]),
    expected: [['/sections/0/fields/1/code', 'duplicate_code']],
  },
  {
    name: 'a duplicate code in rows, and the same code outside, which may be',
    document: form([text('name'), group([text('name'), text('name')])]),
    expected: [['/sections/0/fields/1/fields/1/code', 'duplicate_code']],
  },
  {
    name: 'a label without French',
    document: form([text('a', { label: { en: 'A' } })]),
    expected: [['/sections/0/fields/0/label', 'missing_translation']],
  },
  {
    name: 'no label',
    document: form([{ code: 'a', type: 'text' }]),
    expected: [['/sections/0/fields/0', 'missing']],
  },
  {
    name: 'a pattern RE2 does not have',
    document: form([text('a', { pattern: '^(?=a)b$' })]),
    expected: [['/sections/0/fields/0/pattern', 'pattern']],
  },
  {
    name: '__proto__ as a code',
    document: form([text('__proto__')]),
    expected: [['/sections/0/fields/0/code', 'pattern']],
  },
  {
    name: 'constructor as a code',
    document: form([text('constructor')]),
    expected: [['/sections/0/fields/0/code', 'reserved_code']],
  },
  {
    name: '__proto__ as a key',
    document: form([{ ...text('a'), default: withKey('__proto__', { admin: true }) }]),
    expected: [['/sections/0/fields/0/default/__proto__', 'forbidden_key']],
  },
  {
    name: 'a $ref to a remote schema',
    document: form([text('a', { default: { $ref: 'https://evil.example/schema.json' } })]),
    expected: [['/sections/0/fields/0/default/$ref', 'reference']],
  },
  {
    name: '10,000 fields',
    document: form(Array.from({ length: 10_000 }, (_, i) => text(`f${i}`))),
    expected: [['/sections', 'too_many_fields']],
  },
  {
    name: 'a constraint of another type',
    document: form([text('a', { minimum: 3 })]),
    expected: [['/sections/0/fields/0/minimum', 'unknown_key']],
  },
  {
    name: 'nothing to choose from',
    document: form([{ code: 'a', type: 'radio', label: 'A' }]),
    expected: [['/sections/0/fields/0', 'missing']],
  },
  {
    name: 'an unknown list',
    document: form([{ code: 'a', type: 'select', label: 'A', options_from: 'planets' }]),
    expected: [['/sections/0/fields/0/options_from', 'dangling']],
  },
  {
    name: 'the same option twice',
    document: form([
      {
        code: 'a',
        type: 'radio',
        label: 'A',
        options: [
          { id: 'x', name: 'X' },
          { id: 'x', name: 'Y' },
        ],
      },
    ]),
    expected: [['/sections/0/fields/0/options/1/id', 'duplicate_code']],
  },
  {
    name: 'a least above its most',
    document: form([text('a', { minLength: 9, maxLength: 3 })]),
    expected: [['/sections/0/fields/0/minLength', 'range']],
  },
  {
    name: 'the steps of before flows',
    document: { kind: 'steps', code: 'registration', steps: [] },
    expected: [['/kind', 'unknown_kind']],
  },
  {
    name: 'a flow with two ends',
    document: steps([
      { code: 'review', label: 'R', kind: 'review' },
      { code: 'again', label: 'A', kind: 'payment' },
    ]),
    expected: [['/steps/1/kind', 'duplicate_end']],
  },
  {
    name: 'a flow whose end can be skipped',
    document: steps([{ code: 'review', label: 'R', kind: 'review', skip_if: true }]),
    expected: [
      ['/steps/0/skip_if', 'unreachable'],
      ['/steps/0/skip_if', 'unreachable'],
    ],
  },
  {
    name: 'a flow that asks one form twice',
    document: steps([
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal' },
      { code: 'b', label: 'B', kind: 'form', form_type: 'personal' },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [['/steps/1/form_type', 'duplicate_form']],
  },
  {
    name: 'a flow of which every step is skipped',
    document: steps([
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal', skip_if: { '==': [1, 1] } },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [
      ['/steps/0/skip_if', 'unreachable'],
      ['/steps', 'unreachable'],
    ],
  },
  {
    name: 'a step decided by the answers of another flow, or of a later step',
    document: steps([
      {
        code: 'a',
        label: 'A',
        kind: 'form',
        form_type: 'personal',
        skip_if: { '==': [{ var: 'answers.needs.x' }, 1] },
      },
      {
        code: 'b',
        label: 'B',
        kind: 'form',
        form_type: 'needs',
        skip_if: { '==': [{ var: 'answers.volunteer.x' }, 1] },
      },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [
      ['/steps/0/skip_if', 'unreachable'],
      ['/steps/1/skip_if', 'unreachable'],
    ],
  },
  {
    name: 'what only a registration has, in another flow',
    document: {
      ...flow('volunteer', [
        { code: 'a', label: 'A', kind: 'workshops', form_type: 'personal', tracks: ['gone'] },
        { code: 'b', label: 'B', kind: 'form', form_type: 'workshops' },
        { code: 'review', label: 'R', kind: 'payment' },
      ]),
      entry: { by: ['anyone', 'group'], first_step: 'Y' },
    },
    expected: [
      ['/entry/by/1', 'not_allowed'],
      ['/entry/first_step', 'not_allowed'],
      ['/steps/0/tracks', 'not_allowed'],
      ['/steps/0/kind', 'not_allowed'],
      ['/steps/1/form_type', 'not_allowed'],
      ['/money/fees', 'not_allowed'],
    ],
  },
  {
    name: 'a first step without an address, a fee decided by what nobody is asked, an end before its beginning',
    document: {
      ...flow('volunteer', [
        { code: 'a', label: 'A', kind: 'form', form_type: 'personal' },
        { code: 'review', label: 'R', kind: 'payment' },
      ]),
      entry: { by: ['anyone'], first_step: 'Y' },
      opening: { from: '2027-02-02', until: '2027-02-01' },
      money: {
        fees: [
          {
            code: 'dinner',
            category: 'registration',
            label: 'Dinner',
            amount: 0,
            when: { '==': [{ var: 'answers.needs.diet' }, 'none'] },
          },
        ],
      },
    },
    expected: [
      ['/opening/until', 'range'],
      ['/entry/first_step', 'missing'],
      ['/money/fees/0/when', 'dangling'],
      ['/money/fees/0/when', 'unreachable'],
    ],
  },
  {
    name: 'a group elsewhere, with people in a registration',
    document: {
      ...steps([
        { code: 'people', label: 'P', kind: 'people' },
        { code: 'review', label: 'R', kind: 'review' },
      ]),
      group: { pay: 'all' },
    },
    expected: [
      ['/steps/0/kind', 'not_allowed'],
      ['/group', 'not_allowed'],
    ],
  },
  {
    name: 'a flow of groups that says nothing of them',
    document: groups({ group: undefined }),
    expected: [['', 'missing']],
  },
  {
    name: 'a flow of groups with money of its own, and a form that asks for nobody',
    document: groups(
      { money: { fees: [{ code: 'a', category: 'registration', label: 'A', amount: 1 }] } },
      'personal',
    ),
    expected: [
      ['/money', 'not_allowed'],
      ...Array.from({ length: 5 }, (): [string, string] => ['/steps/0/form_type', 'missing']),
    ],
  },
  {
    name: 'discounts of a group that are both, neither, or out of order',
    document: groups({
      group: {
        pay: 'ready',
        discounts: [{ from: 5, percent: 5, amount: 100 }, { from: 5, percent: 10 }, { from: 6 }],
      },
    }),
    expected: [
      ['/group/discounts/0', 'missing'],
      ['/group/discounts/1/from', 'order'],
      ['/group/discounts/2', 'missing'],
    ],
  },
  {
    name: 'a group that begins with no form',
    document: {
      ...groups({}),
      steps: [
        { code: 'people', label: 'P', kind: 'people' },
        { code: 'pay', label: 'Pay', kind: 'payment' },
      ],
    },
    expected: [['/steps/0', 'missing']],
  },
  {
    name: 'a payment of nothing',
    document: { ...steps([{ code: 'review', label: 'R', kind: 'payment' }]), money: undefined },
    expected: [['/money', 'missing']],
  },
  {
    name: 'steps without a review',
    document: steps([{ code: 'a', label: 'A', kind: 'form', form_type: 'personal' }]),
    expected: [['/steps', 'missing']],
  },
  {
    name: 'a step of a form that is not there',
    document: steps([
      { code: 'a', label: 'A', kind: 'form', form_type: 'gone' },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [['/steps/0/form_type', 'dangling']],
  },
  {
    name: 'a review before the end',
    document: steps([
      { code: 'review', label: 'R', kind: 'review' },
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal' },
    ]),
    expected: [['/steps/0', 'order']],
  },
  {
    name: 'a step after the review that is not asked after the payment',
    document: steps([
      { code: 'review', label: 'R', kind: 'review' },
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal', after_payment: 'N' },
    ]),
    expected: [['/steps/0', 'order']],
  },
  {
    name: 'a step before the review that is asked after the payment',
    document: steps([
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal', after_payment: 'Y' },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [['/steps/1', 'order']],
  },
  {
    name: 'what costs something asked after the payment',
    document: steps([
      { code: 'review', label: 'R', kind: 'payment' },
      { code: 'a', label: 'A', kind: 'activities', form_type: 'needs', after_payment: 'Y' },
      { code: 'b', label: 'B', kind: 'form', form_type: 'workshops', after_payment: 'Y' },
    ]),
    expected: [
      ['/steps/1/after_payment', 'not_allowed'],
      ['/steps/2/form_type', 'not_allowed'],
    ],
  },
  {
    name: 'a step of a track and a day that the event does not have',
    document: steps([
      {
        code: 'a',
        label: 'A',
        kind: 'form',
        form_type: 'personal',
        tracks: ['gone'],
        days: ['friday', 'gone'],
      },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [
      ['/steps/0/tracks/0', 'dangling'],
      ['/steps/0/days/1', 'dangling'],
    ],
  },
  {
    name: 'a card in a form whose answers are saved',
    document: form([{ code: 'card', type: 'credit_card', label: 'Card' }]),
    expected: [['/sections/0/fields/0/type', 'not_allowed']],
  },
  {
    name: 'a card in the rows of a group',
    document: form([group([{ code: 'card', type: 'credit_card', label: 'Card' }])]),
    expected: [['/sections/0/fields/0/fields/0/type', 'not_allowed']],
  },
  ...badCatalogues,
];
