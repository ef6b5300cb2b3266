import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';

const name = { en: 'Name of the hall', fr: 'Nom de la salle' };

const fillHall = ({ user, locale }: Visitor) => user.type(screen.getByLabelText(name[locale]), 'Aula');

export const object: FieldCases<'object'> = {
  field: {
    type: 'object',
    code: 'sample',
    label: { en: 'Hall', fr: 'Salle' },
    fields: [
      { type: 'text', code: 'name', label: name },
      { type: 'number', code: 'seats', label: { en: 'Seats', fr: 'Places' }, required: 'N' },
    ],
  },
  partwise: 'when given',
  fill: { act: fillHall, value: { name: 'Aula' } },
  also: [
    {
      about: 'what may be left out is asked for once a part of it is given',
      field: { required: 'N' },
      act: async ({ user, press }) => {
        await user.type(screen.getByLabelText(/Seats/), '12');
        await press('Continue');
        expect(await screen.findByText('This field is required')).toBeVisible();
        expect(screen.getByRole('link')).toHaveTextContent('Hall, Name of the hall: this field is required');
      },
      value: undefined,
    },
  ],
  invalid: [
    {
      act: async (visitor) => {
        await fillHall(visitor);
        await visitor.user.type(screen.getByLabelText(visitor.locale === 'fr' ? /Places/ : /Seats/), 'many');
      },
      says: { en: 'Enter a number', fr: 'Entrez un nombre' },
    },
  ],
};
