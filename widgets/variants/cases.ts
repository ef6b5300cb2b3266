import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';

const person = { en: 'A person', fr: 'Une personne' };
const firm = { en: 'A firm', fr: 'Une entreprise' };
const name = { en: 'Name', fr: 'Nom' };

async function choosePerson({ user, press, locale }: Visitor): Promise<void> {
  await press(person[locale]);
  await user.type(screen.getByLabelText(name[locale]), 'Amina');
}

export const variants: FieldCases<'variants'> = {
  field: {
    type: 'variants',
    code: 'sample',
    label: { en: 'Who pays?', fr: 'Qui paie\u00a0?' },
    variants: [
      { code: 'person', label: person, fields: [{ type: 'text', code: 'name', label: name }] },
      {
        code: 'firm',
        label: firm,
        fields: [
          { type: 'text', code: 'name', label: name },
          { type: 'email', code: 'email', label: { en: 'Email', fr: 'Courriel' } },
        ],
      },
    ],
  },
  fill: { act: choosePerson, value: { kind: 'person', name: 'Amina' } },
  also: [
    {
      about: 'what was typed in another shape returns when that is chosen again, and is not sent meanwhile',
      act: async (visitor) => {
        await choosePerson(visitor);
        await visitor.press('A firm');
        expect(screen.getByLabelText('Name')).toHaveValue('');
        await visitor.press('A person');
        expect(screen.getByLabelText('Name')).toHaveValue('Amina');
      },
      value: 'person',
    },
  ],
  invalid: [
    {
      act: async ({ user, press, locale }) => {
        await press(firm[locale]);
        await user.type(screen.getByLabelText(name[locale]), 'Ltd');
        await user.type(screen.getByLabelText(locale === 'fr' ? 'Courriel' : 'Email'), 'nobody');
      },
      says: {
        en: 'Enter a valid email address',
        fr: 'Entrez une adresse courriel valide',
      },
    },
  ],
};
