import { expect, test } from 'vitest';
import type { FormDocument } from '../configuration/form-document.ts';
import type { MembershipDocument } from '../configuration/membership-document.ts';
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
