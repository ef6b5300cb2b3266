import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import { noMembershipFits, undecidedMembership } from '#engine/event/membership/undecided-membership.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import type { FieldCases } from '../field-cases.ts';

const role: Field = {
  type: 'radio',
  code: 'role',
  label: { en: 'Your role', fr: 'Votre rôle' },
  required: 'N',
  options: [
    { id: 'retiree', name: { en: 'Retired', fr: 'À la retraite' } },
    { id: 'visitor', name: { en: 'Visitor', fr: 'De passage' } },
  ],
};
const associations: Field = {
  type: 'checkbox_group',
  code: 'associations',
  label: { en: 'Associations', fr: 'Associations' },
  required: 'N',
  options: [{ id: 'music', name: { en: 'Music teachers', fr: 'Profs de musique' } }],
};
const form: FormDocument = {
  kind: 'form',
  code: 'membership',
  title: 'Membership',
  sections: [
    {
      code: 'questions',
      fields: [role, { ...associations, options: undefined, options_from: 'organizations_event' }],
    },
  ],
};
const rules: MembershipDocument = {
  kind: 'membership',
  code: 'membership',
  form_type: 'membership',
  questions: ['role'],
  types: [
    {
      ID: 'R1',
      type: 'retiree',
      label: { en: 'Retired member', fr: 'Membre à la retraite' },
      when: { '==': [{ var: 'role' }, 'retiree'] },
      amount: 6_000,
    },
  ],
};
const service = {
  rules: async () => rules,
  organizations: async () => [
    { id: 'music', name: { en: 'Music teachers', fr: 'Profs de musique' }, amount: 2_500 },
  ],
  saved: async () => '',
};
const pay = { en: '$ 60.00', fr: '60,00 $' };

export const membership: FieldCases<'membership'> = {
  field: { type: 'membership', code: 'sample', label: { en: 'Membership type', fr: 'Type d’adhésion' } },
  services: () => ({ membership: { ...service, form, context: {} } }),
  beside: [role, associations],
  fill: {
    act: async ({ press, locale, control }) => {
      expect(control).toHaveTextContent(locale === 'fr' ? 'À déterminer' : 'Not determined yet');
      await press(locale === 'fr' ? 'À la retraite' : 'Retired');
      expect(control).toHaveTextContent(locale === 'fr' ? 'Membre à la retraite' : 'Retired member');
      expect(control).toHaveTextContent(pay[locale]);
    },
    value: 'R1',
  },
  also: [
    {
      about: 'answers that no type fits make none, and it says so',
      act: async ({ press }) => {
        await press('Retired');
        await press('Visitor');
        expect(screen.getByText('No membership type matches your answers')).toBeVisible();
      },
      value: undefined,
    },
    {
      about: 'what is joined besides stands with it, and what both come to',
      act: async ({ press }) => {
        await press('Retired');
        expect(screen.queryByText('Your membership costs')).toBeNull();
        await press('Music teachers');
        const sum = (await screen.findByText('Your membership costs')).closest('div');
        expect(sum).toHaveTextContent('$ 85.00');
      },
      value: 'R1',
    },
  ],
  missing: undecidedMembership,
  invalid: [
    {
      act: ({ press, locale }) => press(locale === 'fr' ? 'De passage' : 'Visitor'),
      says: noMembershipFits,
    },
  ],
};
