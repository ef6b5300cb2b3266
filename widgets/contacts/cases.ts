import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';

const words = {
  en: { first: 'First name', last: 'Last name', add: 'Add another' },
  fr: { first: 'Prénom', last: 'Nom', add: 'Ajouter' },
};

async function fillOne({ user, locale }: Visitor, first: string, last: string): Promise<void> {
  const at = (label: string) => screen.getAllByLabelText(label).at(-1) ?? document.body;
  await user.type(at(words[locale].first), first);
  await user.type(at(words[locale].last), last);
}

export const contacts: FieldCases<'contacts'> = {
  field: {
    type: 'contacts',
    code: 'sample',
    label: { en: 'People', fr: 'Personnes' },
    item_label: { en: 'Person', fr: 'Personne' },
    maxItems: 2,
  },
  partwise: 'when given',
  fill: {
    async act(visitor) {
      await fillOne(visitor, 'Amina', 'Diallo');
      await visitor.press(words[visitor.locale].add);
      await fillOne(visitor, 'Béatrice', 'Roy');
    },
    value: [
      { first_name: 'Amina', last_name: 'Diallo' },
      { first_name: 'Béatrice', last_name: 'Roy' },
    ],
  },
  also: [
    {
      about: 'a field must be filled before clicking Add (spec §5)',
      act: async ({ press }) => {
        await press('Add another');
        expect(screen.getAllByLabelText('First name')).toHaveLength(1);
        expect(screen.getByRole('alert')).toHaveTextContent('Fill in a field before adding another');
      },
      value: undefined,
    },
    {
      about: 'where there are no badges none is asked for',
      field: { badges: 'N' },
      act: async (visitor) => {
        expect(screen.queryByLabelText(/badge/)).toBeNull();
        await fillOne(visitor, 'Amina', 'Diallo');
      },
      value: [{ first_name: 'Amina', last_name: 'Diallo' }],
    },
    {
      about: 'only one may be added (spec §5)',
      field: { maxItems: 1 },
      act: async (visitor) => {
        await fillOne(visitor, 'Amina', 'Diallo');
        expect(screen.getByText('Only one may be added')).toBeVisible();
      },
      value: [{ first_name: 'Amina', last_name: 'Diallo' }],
    },
  ],
  invalid: [
    {
      act: async ({ user, locale }) => {
        await user.type(screen.getByLabelText(words[locale].first), 'Amina');
      },
      says: { en: 'This field is required', fr: 'Ce champ est obligatoire' },
    },
  ],
};
