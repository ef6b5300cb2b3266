import { expect, test } from 'vitest';
import { usesOfField } from './find-uses.ts';
import { withFieldRenamed } from './rename-field.ts';

const form = {
  kind: 'form',
  code: 'personal',
  sections: [
    {
      code: 'who',
      fields: [
        { code: 'role', type: 'radio', options: [{ id: 'role', name: 'role' }] },
        { code: 'school', type: 'text', show_if: { '==': [{ var: ['role', ''] }, 'role'] } },
        { code: 'roles', type: 'text', show_if: { '!!': [{ var: 'role.part' }] } },
        {
          code: 'guests',
          type: 'repeatable_group',
          timeline: ['role'],
          fields: [
            { code: 'role', type: 'radio' },
            { code: 'why', type: 'text', show_if: { '!!': [{ var: 'row.role' }] } },
          ],
        },
        { code: 'place', type: 'object', fields: [{ code: 'town', type: 'text' }] },
        { code: 'far', type: 'text', show_if: { '!!': [{ var: 'place.town' }] } },
      ],
    },
  ],
};
const others = [
  {
    kind: 'fees',
    code: 'fees',
    fees: [{ code: 'role', when: { in: [{ var: 'answers.personal.role' }, ['role']] } }],
  },
  {
    kind: 'form',
    code: 'other',
    sections: [{ fields: [{ code: 'role', default_from: 'answers.personal.role' }] }],
  },
  {
    kind: 'membership',
    code: 'membership',
    form_type: 'personal',
    questions: ['role'],
    decline_field: 'role',
    types: [{ code: 'role', when: { var: 'role' } }],
  },
  { kind: 'flow', code: 'volunteer', aside: { title: { form: 'personal', field: 'role' } } },
];
const renamed = (path: string[], to: string) =>
  [form, ...others].map((each) => withFieldRenamed(each, { form: 'personal', path, to }));

test('a field has its new code wherever it is referred to, and remembers the former one', () => {
  const documents = renamed(['role'], 'job');
  expect(documents).toMatchObject([
    {
      sections: [
        {
          fields: [
            { code: 'job', was: ['role'], options: [{ id: 'role', name: 'role' }] },
            { show_if: { '==': [{ var: ['job', ''] }, 'role'] } },
            { show_if: { '!!': [{ var: 'job.part' }] } },
            { timeline: ['role'], fields: [{ code: 'role' }, { show_if: { '!!': [{ var: 'row.role' }] } }] },
            {},
            {},
          ],
        },
      ],
    },
    { fees: [{ code: 'role', when: { in: [{ var: 'answers.personal.job' }, ['role']] } }] },
    { sections: [{ fields: [{ code: 'role', default_from: 'answers.personal.job' }] }] },
    { questions: ['job'], decline_field: 'job', types: [{ code: 'role', when: { var: 'job' } }] },
    { aside: { title: { form: 'personal', field: 'job' } } },
  ]);
  // No reference is left; the row's field of the same code is another one.
  const left = usesOfField(documents, { form: 'personal', field: 'role' }).map(({ pointer }) => pointer);
  expect(left.filter((pointer) => !pointer.includes('/fields/3/'))).toEqual([]);
});

test('a field of rows is renamed there, and one of an object with its group before it', () => {
  expect(renamed(['guests', 'role'], 'part')[0]).toMatchObject({
    sections: [
      {
        fields: [
          { code: 'role' },
          { show_if: { '==': [{ var: ['role', ''] }, 'role'] } },
          {},
          {
            timeline: ['part'],
            fields: [{ code: 'part', was: ['role'] }, { show_if: { '!!': [{ var: 'row.part' }] } }],
          },
          {},
          {},
        ],
      },
    ],
  });
  expect(JSON.stringify(renamed(['place', 'town'], 'city')[0])).toContain('{"!!":[{"var":"place.city"}]}');
});

test('codes pile up, and the code itself is not among them', () => {
  const twice = withFieldRenamed(renamed(['role'], 'job')[0], {
    form: 'personal',
    path: ['job'],
    to: 'post',
  });
  expect(JSON.stringify(twice)).toContain('{"code":"post","was":["job","role"]');
  const back = withFieldRenamed(twice, { form: 'personal', path: ['post'], to: 'role' });
  expect(JSON.stringify(back)).toContain('{"code":"role","was":["post","job"]');
});

test('a document that does not refer to it is left as it is', () => {
  for (const document of others)
    expect(withFieldRenamed(document, { form: 'personal', path: ['school'], to: 'x' })).toBe(document);
});
