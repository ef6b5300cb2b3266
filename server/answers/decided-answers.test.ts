import { describe, expect, it, test } from 'vitest';
import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import { noMembershipFits, undecidedMembership } from '#engine/event/membership/undecided-membership.ts';
import { membershipFieldsOf, mergeMembershipFields } from '#server/membership/membership-answers.ts';
import { membershipRules, membershipTypeOf } from '#server/membership/membership-rules.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { fairEvent, fairRegistration, openFair, testFlow } from '#server/testing/test-event.ts';
import { decidedAnswers, refuseUndecided } from './decided-answers.ts';
import { loadForm } from './load-form.ts';
import { membershipOf } from './membership-of.ts';

const option = (id: string) => ({ id, name: id });
const form = {
  kind: 'form',
  code: 'member',
  sections: [
    {
      code: 'a',
      fields: [{ code: 'role', type: 'select', label: 'Role', options: ['t', 's', 'x'].map(option) }],
    },
    {
      code: 'b',
      fields: [
        { code: 'no', type: 'checkbox', label: 'I do not renew' },
        { code: 'school', type: 'text', label: 'School', show_if: { '==': [{ var: 'role' }, 't'] } },
        { code: 'type', type: 'membership', label: 'Type' },
      ],
    },
  ],
};
const is = (role: string) => ({ '==': [{ var: 'role' }, role] });
const document = {
  kind: 'membership',
  code: 'membership',
  form_type: 'member',
  questions: ['role'],
  decline_field: 'no',
  types: [
    { ID: 'T1', type: 'teacher', label: 'Teacher', when: is('t') },
    { ID: 'S1', type: 'support_staff', label: 'Staff', when: is('s') },
  ],
};
const other = {
  kind: 'form',
  code: 'other',
  sections: [{ code: 'a', fields: [{ code: 'type', type: 'text', label: 'T' }] }],
};
function fairWith(...documents: object[]) {
  const fair = openFair();
  for (const each of [fairEvent, form, other, testFlow('member', 'you'), ...documents])
    fair.add('fair', each);
  return fair as unknown as Parameters<typeof loadForm>[0];
}
const fair = fairWith(document);
const row = fairRegistration({ configurationVersions: {} });

describe('the answers of the membership’s form', () => {
  const decide = (answers: object, configuration = fair, code = 'member') => {
    const prepared = loadForm(configuration, 'fair', code);
    if (!prepared) throw new Error(`the form ${code} is not there`);
    return decidedAnswers(configuration, prepared, row, { ...answers });
  };

  it.each<[string, object, object]>([
    ['make a type', { role: 't' }, { answers: { role: 't', type: 'T1' } }],
    ['make another, whatever was sent', { role: 's', type: 'T1' }, { answers: { role: 's', type: 'S1' } }],
    ['decline', { role: 't', no: true, type: 'T1' }, { answers: { role: 't', no: true } }],
    ['are open', { type: 'T1' }, { answers: {}, problem: { field: 'type', message: undecidedMembership } }],
    [
      'make none',
      { role: 'x' },
      { answers: { role: 'x' }, problem: { field: 'type', message: noMembershipFits } },
    ],
  ])('that %s', (_, answers, decided) => {
    expect(decide(answers)).toEqual(decided);
  });

  it('are left as they are in any other form, and where nothing decides', () => {
    expect(decide({ type: 'mine' }, fair, 'other')).toEqual({ answers: { type: 'mine' } });
    expect(decide({ role: 't', type: 'mine' }, fairWith())).toEqual({ answers: { role: 't', type: 'mine' } });
    const unasked = { ...form, sections: form.sections.slice(0, 1) };
    expect(decide({ role: 't', type: 'mine' }, fairWith(document, unasked))).toEqual({
      answers: { role: 't', type: 'mine' },
    });
  });

  it('are refused where they make none', () => {
    const problem = { field: 'type', message: noMembershipFits };
    expect(() => refuseUndecided({ answers: {} })).not.toThrow();
    try {
      refuseUndecided({ answers: {}, problem });
      expect.fail('it was not refused');
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      expect(error).toMatchObject({ kind: 'invalid', errors: { type: [noMembershipFits] } });
    }
  });
});

describe('the membership of a registration', () => {
  it('is decided from what is saved, or from what is given in its place', () => {
    const saved = fairRegistration({ configurationVersions: {}, answers: { member: { role: 't' } } });
    expect(membershipOf(fair, saved)).toMatchObject({
      status: 'decided',
      type: { ID: 'T1' },
      asked: 1,
      answered: 1,
    });
    expect(membershipOf(fair, saved, { role: 's' })).toMatchObject({ type: { ID: 'S1' } });
    expect(membershipOf(fair, row)).toMatchObject({ status: 'undecided', open: ['role'] });
    expect(membershipOf(fairWith(), saved)).toBeUndefined();
  });

  it('may depend on what it is for, and on other forms', () => {
    const when = {
      and: [
        { '==': [{ var: 'registration.track' }, 'main'] },
        { '==': [{ var: 'answers.you.city' }, 'Hope'] },
      ],
    };
    const types = [{ ID: 'H', type: 'retiree', label: 'H', when }];
    const from = (city: string) =>
      membershipOf(
        fairWith({ ...document, types }),
        fairRegistration({ configurationVersions: {}, answers: { you: { city } } }),
        { role: 't' },
      );
    expect([from('Hope')?.status, from('Yale')?.status]).toEqual(['decided', 'none']);
  });

  it('is decided by a document and its form, both of which are there', () => {
    expect(membershipRules(fair, 'fair')).toEqual({ document, form });
    expect(membershipRules(fairWith({ ...document, form_type: 'gone' }), 'fair')).toBeUndefined();
  });

  test.each([
    [{ status: 'decided', type: { type: 'teacher' } }, 'teacher'],
    [{ status: 'declined' }, 'declined'],
    [{ status: 'undecided' }, ''],
    [undefined, ''],
  ])('%j is named so in conditions', (decision, name) => {
    expect(membershipTypeOf(decision as Parameters<typeof membershipTypeOf>[0])).toBe(name);
  });
});

describe('the fields of the membership step by their names', () => {
  const asking = (...codes: string[]) => ({
    sections: [
      { code: 'a', fields: [] },
      { code: 'b', fields: codes.map((code) => ({ code })) },
    ],
  });
  const merge = (answers: object, fields: object, given: object = { decline_field: 'no' }) =>
    mergeMembershipFields(
      {
        document: given as MembershipDocument,
        form: asking(
          'school',
          'selectedOrganization',
          'membershipID',
          'membershipType',
          'membership_renew',
        ) as never,
      },
      { ...answers },
      fields,
    );

  it.each<[string, object, object, object]>([
    [
      'go into the answers where the form asks for them',
      { other: 1 },
      { school: 'S5', role: 't', selectedOrganization: ['a'] },
      { other: 1, school: 'S5', selectedOrganization: ['a'] },
    ],
    [
      'replace what was there, and leave what is not sent',
      { school: 'S4', role: 't' },
      { school: 'S5' },
      { school: 'S5', role: 't' },
    ],
    ['never say what the server decides', {}, { membershipID: 'T1', membershipType: 'teacher' }, {}],
    ['decline', {}, { membership_renew: 'N' }, { no: true }],
    ['renew', { no: true }, { membership_renew: 'Y' }, { no: false }],
  ])('%s', (_, answers, fields, merged) => {
    expect(merge(answers, fields)).toEqual(merged);
  });

  it('decline nothing where nothing can be declined', () => {
    expect(merge({}, { membership_renew: 'N' }, {})).toEqual({});
  });

  it.each<[string, object, object]>([
    ['what was never answered', {}, {}],
    [
      'texts, and lists of organizations',
      {
        school: 'S5',
        role: 7,
        program: ['x'],
        selectedOrganization: ['a', 'b'],
        selectedClientOrganization: 'c',
      },
      {
        school: 'S5',
        selectedOrganization: ['a', 'b'],
        selectedClientOrganization: ['c'],
        membership_renew: 'Y',
      },
    ],
    ['a refusal', { no: true }, { membership_renew: 'N' }],
    ['another answer than a refusal', { no: 'true' }, { membership_renew: 'Y' }],
  ])('are told of %s', (_, answers, told) => {
    expect(membershipFieldsOf({ decline_field: 'no' } as MembershipDocument, { ...answers })).toEqual(told);
  });

  it('say nothing of renewing where it cannot be declined', () => {
    expect(membershipFieldsOf({} as MembershipDocument, { school: 'S5' })).toEqual({ school: 'S5' });
  });
});
