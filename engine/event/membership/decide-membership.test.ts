import { expect, test } from 'vitest';
import type { FormDocument } from '../../form/form-document/form-document.ts';
import type { MembershipDocument } from '../documents/membership/schema.ts';
import { decideMembership } from './decide-membership.ts';
import { mostToGo } from './most-to-go.ts';

const is = (code: string, value: string) => ({ '==': [{ var: code }, value] });
const radio = (code: string, more: object = {}) => ({ code, type: 'radio', label: code, ...more });
const form = {
  kind: 'form',
  code: 'membership',
  title: 'Membership',
  sections: [
    {
      code: 'questions',
      fields: [
        { code: 'decline', type: 'checkbox', label: 'decline' },
        radio('role'),
        radio('district', { show_if: is('role', 'teacher') }),
      ],
    },
    {
      code: 'students',
      show_if: is('role', 'candidate'),
      fields: [radio('university'), radio('program', { show_if: is('university', 'ubc') })],
    },
  ],
} as unknown as FormDocument;
const document: MembershipDocument = {
  kind: 'membership',
  code: 'membership',
  form_type: 'membership',
  questions: ['role', 'district', 'university', 'program'],
  decline_field: 'decline',
  types: [
    {
      ID: 'T-39',
      type: 'teacher',
      label: 'Teacher, District 39',
      when: { and: [is('role', 'teacher'), is('district', '39')] },
    },
    { ID: 'T', type: 'teacher', label: 'Teacher', when: is('role', 'teacher') },
    { ID: 'C', type: 'teacher_candidate', label: 'Candidate', when: is('role', 'candidate') },
    {
      ID: 'A',
      type: 'administrator',
      label: 'Administrator in the online track',
      when: { and: [is('role', 'administrator'), is('registration.track', 'online')] },
    },
  ],
};

test.each<[string, object, object]>([
  ['nothing answered', {}, { status: 'undecided', answered: 0, asked: 1 }],
  ['an empty answer is none', { role: '' }, { status: 'undecided', answered: 0 }],
  ['nothing is none', { role: null }, { status: 'undecided', answered: 0, open: ['role'] }],
  ['of a list no choice is none', { role: [] }, { status: 'undecided', answered: 0 }],
  ['one is an answer', { role: ['x'] }, { status: 'none', answered: 1 }],
  [
    'a question that an answer brings up',
    { role: 'teacher' },
    { status: 'undecided', answered: 1, asked: 2 },
  ],
  ['all of them', { role: 'teacher', district: '39' }, { status: 'decided', type: { ID: 'T-39' } }],
  ['the first type that fits', { role: 'teacher', district: '40' }, { status: 'decided', type: { ID: 'T' } }],
  ['a section that comes up', { role: 'candidate' }, { status: 'undecided', asked: 2 }],
  ['a question in it that does', { role: 'candidate', university: 'ubc' }, { status: 'undecided', asked: 3 }],
  [
    'one in it that does not',
    { role: 'candidate', university: 'sfu' },
    { status: 'decided', type: { ID: 'C' } },
  ],
  [
    'an answer left of a question that is not asked any more',
    { role: 'candidate', university: 'sfu', district: '39' },
    { status: 'decided', asked: 2, type: { ID: 'C' } },
  ],
  ['answers that no type fits', { role: 'visitor' }, { status: 'none', answered: 1, asked: 1 }],
  ['what is registered for', { role: 'administrator' }, { status: 'decided', type: { ID: 'A' } }],
  ['declined, whatever else is open', { decline: true }, { status: 'declined' }],
  ['not declined', { decline: false, role: 'visitor' }, { status: 'none' }],
])('%s', (_, answers, expected) => {
  const context = { registration: { track: 'online' } };
  expect(decideMembership(document, form, { ...answers }, context)).toMatchObject(expected);
});

test.each<[string, object, number]>([
  ['nothing answered, on the longest way', {}, 3],
  ['a short way', { role: 'teacher' }, 1],
  ['a long way', { role: 'candidate' }, 2],
  ['the last question of it', { role: 'candidate', university: 'ubc' }, 1],
  ['a way without more questions', { role: 'visitor' }, 0],
  ['declined', { decline: true }, 0],
])('how many questions are to go at most: %s', (_, answers, most) => {
  const options = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
  const asked = structuredClone(form);
  for (const field of asked.sections.flatMap(({ fields }) => fields)) {
    if (field.code === 'role') Object.assign(field, { options: options('teacher', 'candidate', 'visitor') });
    if (field.code === 'university') Object.assign(field, { options: options('sfu', 'ubc') });
  }
  expect(mostToGo(document, asked, { ...answers })).toBe(most);
});

test('a question that is ticked, or says yes or no, is asked once; where no type is declined nothing is', () => {
  const check = (code: string, type: string, more: object = {}) => ({ code, type, label: code, ...more });
  const questions = {
    ...form,
    sections: [
      {
        code: 's',
        fields: [
          check('ticked', 'checkbox'),
          check('sure', 'yes_no'),
          check('why', 'text', { show_if: is('sure', 'N') }),
          check('said', 'text', { show_if: { var: 'ticked' } }),
        ],
      },
    ],
  } as unknown as FormDocument;
  const { decline_field: _, ...undeclined } = document;
  const rules = { ...undeclined, questions: ['ticked', 'sure', 'why', 'said'] };
  expect(mostToGo(rules, questions, {})).toBe(4);
  expect(mostToGo(rules, questions, { ticked: true, sure: 'Y' })).toBe(1);
  expect(decideMembership(rules, questions, { undefined: true })).toMatchObject({ status: 'undecided' });
});

test('a questionnaire of very many ways is counted by what it asks now', () => {
  const options = Array.from({ length: 21 }, (_, at) => ({ id: `o${at}`, name: `${at}` }));
  const fields = ['a', 'b', 'c'].map((code) => radio(code, { options }));
  const extra = radio('d', { show_if: { and: ['a', 'b', 'c'].map((code) => is(code, 'o20')) } });
  const many = { ...form, sections: [{ code: 's', fields: [...fields, extra] }] } as unknown as FormDocument;
  // The way to the last question is among those that are not walked any more.
  expect(mostToGo({ ...document, questions: ['a', 'b', 'c', 'd'] }, many, {})).toBe(3);
  const few = {
    ...many,
    sections: [
      { code: 's', fields: [radio('a', { options }), radio('d', { options, show_if: is('a', 'o20') })] },
    ],
  } as unknown as FormDocument;
  expect(mostToGo({ ...document, questions: ['a', 'd'] }, few, {})).toBe(2);
});
