import { expect, test } from 'vitest';
import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import type { MembershipType } from '#engine/event/membership/membership-rules.ts';
import type { MembershipPart } from '#server/membership/membership-part.ts';
import { membershipLines } from './membership-lines.ts';

const document: MembershipDocument = {
  kind: 'membership',
  code: 'membership',
  form_type: 'membership',
  questions: ['role'],
  types: [],
  organizations: [
    { id: 'math', name: 'Maths teachers', scope: 'event', amount: 1_500 },
    { id: 'local', name: 'The local', scope: 'client' },
    { id: 'art', name: 'Art teachers', scope: 'event', amount: 2_500 },
  ],
};
const counts = { answered: 1, asked: 1 };
const type: MembershipType = { ID: 'T1', type: 'teacher', label: 'Teacher', when: true, amount: 9_000 };
const decided = (given: MembershipType) => ({ ...counts, status: 'decided', type: given }) as const;
const undecided = {
  id: 'membership',
  category: 'membership',
  label: { en: 'Membership', fr: 'Adhésion' },
  detail: {
    en: 'Available once all questions in the membership step are answered',
    fr: 'Disponible une fois que vous aurez répondu à toutes les questions de l’étape d’adhésion',
  },
  amount: 0,
  undecided: 'Y',
};
const art = { id: 'organization-art', category: 'membership', label: 'Art teachers', amount: 2_500 };

test.each<[string, MembershipPart['decision'], readonly string[], object[]]>([
  ['nothing where it is declined', { ...counts, status: 'declined' }, [], []],
  [
    'an open line while questions are open',
    { ...counts, status: 'undecided', open: ['role'] },
    [],
    [undecided],
  ],
  ['an open line where no type fits', { ...counts, status: 'none' }, [], [undecided]],
  [
    'the price of its type',
    decided(type),
    [],
    [{ id: 'membership-T1', category: 'membership', label: 'Teacher', amount: 9_000 }],
  ],
  [
    'the price of its type with what is told of it',
    decided({ ...type, detail: 'One year' }),
    [],
    [{ id: 'membership-T1', category: 'membership', label: 'Teacher', detail: 'One year', amount: 9_000 }],
  ],
  ['nothing for a type that is free', decided({ ...type, amount: undefined }), [], []],
  ['what is joined besides, even where it is declined', { ...counts, status: 'declined' }, ['art'], [art]],
  [
    'nothing for what is joined free, or is unknown',
    { ...counts, status: 'declined' },
    ['local', 'gone'],
    [],
  ],
  [
    'organizations in the order of the document, after the membership',
    { ...counts, status: 'none' },
    ['art', 'local', 'math'],
    [
      undecided,
      { id: 'organization-math', category: 'membership', label: 'Maths teachers', amount: 1_500 },
      art,
    ],
  ],
])('a membership costs %s', (_, decision, organizations, lines) => {
  expect(membershipLines(document, { decision, organizations })).toStrictEqual(lines);
});

test('where no organizations are configured none is joined', () => {
  const { organizations: _, ...bare } = document;
  const part = { decision: { ...counts, status: 'declined' }, organizations: ['math'] } as const;
  expect(membershipLines(bare, part)).toEqual([]);
});
