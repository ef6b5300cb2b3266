import { describe, expect, test } from 'vitest';
import { usesOfDocument, usesOfField } from './find-uses.ts';

const form = {
  kind: 'form',
  code: 'personal',
  sections: [
    {
      code: 'who',
      fields: [
        { code: 'role', type: 'radio' },
        { code: 'school', type: 'text', show_if: { '==': [{ var: 'role' }, 'teacher'] } },
        { code: 'roles', type: 'text', show_if: { '!!': [{ var: 'roles_of_others' }] } },
        {
          code: 'guests',
          type: 'repeatable_group',
          timeline: ['hours'],
          fields: [
            { code: 'hours', type: 'radio' },
            { code: 'why', type: 'text', show_if: { '!!': [{ var: 'row.hours' }] } },
          ],
        },
      ],
    },
  ],
};
const documents = [
  form,
  {
    kind: 'fees',
    code: 'fees',
    fees: [{ code: 'a', when: { in: [{ var: ['answers.personal.role'] }, ['x']] } }],
  },
  {
    kind: 'form',
    code: 'other',
    sections: [{ fields: [{ code: 'x', default_from: 'answers.personal.role' }] }],
  },
  {
    kind: 'membership',
    code: 'membership',
    form_type: 'personal',
    questions: ['role'],
    types: [{ when: { var: 'role' } }],
  },
  {
    kind: 'flow',
    code: 'volunteer',
    steps: [{ form_type: 'other' }],
    mail: { answer: { form: 'personal', field: 'role' } },
  },
  { kind: 'menu', code: 'menu', menu: [{ code: 'about', link: '/about' }, { link: '/about-us' }] },
  { kind: 'page', code: 'faq', parent: 'about', blocks: [{ html: '<a href="/about">x</a>' }] },
];
const said = (uses: readonly { readonly kind: string; readonly pointer: string }[]) =>
  uses.map(({ kind, pointer }) => `${kind}${pointer}`);

describe('a field is referred to', () => {
  test('by conditions, defaults, memberships and decisions', () => {
    expect(said(usesOfField(documents, { form: 'personal', field: 'role' }))).toEqual([
      'form/sections/0/fields/1/show_if/==/0',
      'fees/fees/0/when/in/0',
      'form/sections/0/fields/0/default_from',
      'membership/questions/0',
      'membership/types/0/when',
      'flow/mail/answer',
    ]);
  });

  test('by the other fields of its row', () => {
    expect(said(usesOfField(documents, { form: 'personal', field: 'hours' }))).toEqual([
      'form/sections/0/fields/3/timeline/0',
      'form/sections/0/fields/3/fields/1/show_if/!!/0',
    ]);
  });

  test('by nothing', () => expect(usesOfField(documents, { form: 'other', field: 'x' })).toEqual([]));
});

test.each([
  ['form', 'other', ['flow/steps/0/form_type']],
  ['page', 'about', ['menu/menu/0/link', 'page/parent', 'page/blocks/0/html']],
  ['page', 'faq', []],
])('%s %s is referred to by %j', (kind, code, uses) => {
  expect(said(usesOfDocument(documents, { kind, code }))).toEqual(uses);
});
