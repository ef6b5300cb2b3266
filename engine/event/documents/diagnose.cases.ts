import type { FormDocument } from '../../form/form-document/form-document.ts';
import { badCatalogues, goodCatalogues } from './cases/catalogue.cases.ts';
import type { DiagnoseCase } from './cases/diagnose-case.ts';
import { badFlows } from './cases/flow.cases.ts';
import { badGroups } from './cases/group.cases.ts';
import { badOffers, goodOffers } from './cases/offers.cases.ts';
import type { ConfigurationDocument } from './registry.ts';

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
  ...goodOffers,
];

/** Documents that are refused. */
export const badDocuments: readonly DiagnoseCase[] = [
  ...['rostrum', 'schedule', 'registration', 'fr'].map((code) => ({
    name: `a page in the place of the product's own at /${code}`,
    document: { kind: 'page', code, title: 'Ours', blocks: [{ block: 'privacy_notice' }] },
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
    name: 'a line of time whose hours no field says',
    document: form([
      { ...group([text('from'), { code: 'to', type: 'time', label: 'To' }]), timeline: ['from', 'to'] },
      {
        ...group([
          {
            code: 'shift',
            type: 'select',
            label: 'Shift',
            options: [{ id: 'early', name: 'Early', hours: { from: '09:00', to: '08:00' } }],
          },
          text('task'),
        ]),
        code: 'shifts',
        timeline: ['task'],
      },
    ]),
    expected: [
      ['/sections/0/fields/0/timeline/0', 'dangling'],
      ['/sections/0/fields/1/timeline/0', 'dangling'],
    ],
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
    name: 'a country that there is not',
    document: form([{ code: 'a', type: 'phone', label: 'A', country: 'XX' }]),
    expected: [['/sections/0/fields/0/country', 'country']],
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
    name: 'a card in a form whose answers are saved',
    document: form([{ code: 'card', type: 'credit_card', label: 'Card' }]),
    expected: [['/sections/0/fields/0/type', 'not_allowed']],
  },
  {
    name: 'a card in the rows of a group',
    document: form([group([{ code: 'card', type: 'credit_card', label: 'Card' }])]),
    expected: [['/sections/0/fields/0/fields/0/type', 'not_allowed']],
  },
  ...badFlows,
  ...badGroups,
  ...badOffers,
  ...badCatalogues,
];
