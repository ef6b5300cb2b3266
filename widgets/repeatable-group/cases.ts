import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';

const add = { en: 'Add another', fr: 'Ajouter' };

async function fillBoth({ user, press, locale }: Visitor): Promise<void> {
  const name = locale === 'fr' ? 'Nom' : 'Name';
  await user.type(screen.getByLabelText(name), 'Amina');
  await press(add[locale]);
  const second = screen.getAllByLabelText(name)[1];
  expect(second).toHaveFocus();
  await user.keyboard('Béatrice');
}

export const repeatableGroup: FieldCases<'repeatable_group'> = {
  field: {
    type: 'repeatable_group',
    code: 'sample',
    label: { en: 'Guests', fr: 'Invités' },
    item_label: { en: 'Guest', fr: 'Invité' },
    maxItems: 3,
    fields: [
      { type: 'text', code: 'name', label: { en: 'Name', fr: 'Nom' } },
      { type: 'phone', code: 'phone', label: { en: 'Phone', fr: 'Téléphone' }, required: 'N' },
    ],
  },
  partwise: 'when given',
  fill: { act: fillBoth, value: [{ name: 'Amina' }, { name: 'Béatrice' }] },
  also: [
    {
      about: 'a field must be filled before clicking Add (spec §5)',
      act: async ({ press }) => {
        await press('Add another');
        expect(screen.getAllByLabelText('Name')).toHaveLength(1);
        expect(screen.getByRole('alert')).toHaveTextContent('Fill in a field before adding another');
        expect(screen.getByLabelText('Name')).toHaveFocus();
      },
      value: undefined,
    },
    {
      about: 'a row can be taken away again; the focus stays near',
      act: async (visitor) => {
        await fillBoth(visitor);
        await visitor.press('Remove Guest 1');
        expect(screen.getByLabelText('Name')).toHaveValue('Béatrice');
        expect(screen.getByLabelText('Name')).toHaveFocus();
        expect(screen.getByText('Guest 1 removed')).toBeInTheDocument();
        expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
      },
      value: [{ name: 'Béatrice' }],
    },
    {
      about: 'a row is moved by its buttons, which keep the focus; at the end nothing moves',
      field: { movable: 'Y' },
      act: async (visitor) => {
        await fillBoth(visitor);
        screen.getByRole('button', { name: 'Move Guest 1 down' }).focus();
        await visitor.user.keyboard('{Enter}');
        expect(screen.getAllByLabelText('Name').map((each) => (each as HTMLInputElement).value)).toEqual([
          'Béatrice',
          'Amina',
        ]);
        expect(screen.getByRole('button', { name: 'Move Guest 2 down' })).toHaveFocus();
        expect(screen.getByText('Guest 1 is number 2 now')).toBeInTheDocument();
        await visitor.user.keyboard('{Enter}');
        expect(screen.getByRole('button', { name: 'Move Guest 2 down' })).toHaveFocus();
      },
      value: [{ name: 'Béatrice' }, { name: 'Amina' }],
    },
    {
      about: 'only one may be added (spec §5)',
      field: { maxItems: 1 },
      act: async ({ user }) => {
        await user.type(screen.getByLabelText('Name'), 'Amina');
        expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
        expect(screen.getByText('Only one may be added')).toBeVisible();
      },
      value: [{ name: 'Amina' }],
    },
  ],
  invalid: [
    {
      field: { minItems: 3 },
      act: ({ user, locale }) => {
        const [first] = screen.getAllByLabelText(locale === 'fr' ? 'Nom' : 'Name');
        return first ? user.type(first, 'Amina') : Promise.reject(new Error('no row'));
      },
      says: { en: 'This field is required', fr: 'Ce champ est obligatoire' },
    },
  ],
};
