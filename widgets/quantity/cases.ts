import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';

export const quantity: FieldCases<'quantity'> = {
  field: { type: 'quantity', code: 'sample', label: { en: 'Lunches', fr: 'Dîners' }, maximum: 3 },
  fill: { act: ({ write }) => write('2'), value: 2 },
  also: [
    {
      about: 'with the buttons, up to the maximum and no further',
      act: async ({ press }) => {
        for (let n = 0; n < 5; n += 1) await press('One more: Lunches');
        expect(screen.getByRole('button', { name: 'One more: Lunches' })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await press('One less: Lunches');
      },
      value: 2,
    },
    {
      about: 'with the arrow keys',
      act: async ({ control, user }) => {
        control.focus();
        await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
      },
      value: 2,
    },
    {
      about: 'one less of nothing is nothing, by button and by key',
      act: async ({ press, control, user }) => {
        expect(screen.getByRole('button', { name: 'One less: Lunches' })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await press('One less: Lunches');
        control.focus();
        await user.keyboard('{ArrowDown}');
        expect(control).toHaveValue('');
      },
      value: undefined,
    },
    {
      about: 'fewer than none there are not',
      act: async ({ press }) => {
        await press('One more: Lunches');
        await press('One less: Lunches');
        await press('One less: Lunches');
      },
      value: 0,
    },
  ],
  invalid: [
    { act: ({ write }) => write('two'), says: { en: 'Enter a whole number', fr: 'Entrez un nombre entier' } },
    { act: ({ write }) => write('2.5'), says: { en: 'Enter a whole number', fr: 'Entrez un nombre entier' } },
    { act: ({ write }) => write('4'), says: { en: 'Enter 3 or less', fr: 'Entrez 3 ou moins' } },
  ],
};
