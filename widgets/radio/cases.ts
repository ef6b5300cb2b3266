import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';

export const radio: FieldCases<'radio'> = {
  field: {
    type: 'radio',
    code: 'sample',
    label: { en: 'Which days are you coming?', fr: 'Quels jours venez-vous ?' },
    options: [
      { id: 'both', name: { en: 'Both days', fr: 'Les deux jours' }, help: 'February 19 and 20' },
      { id: 'friday', name: { en: 'Friday only', fr: 'Vendredi seulement' }, availability: 6 },
      {
        id: 'saturday',
        name: { en: 'Saturday only', fr: 'Samedi seulement' },
        enabled: 'N',
        status: 'Sold out',
      },
      { id: 'sunday', name: { en: 'Sunday', fr: 'Dimanche' }, availability: 0 },
    ],
  },
  fill: { act: ({ press, locale }) => press(locale === 'fr' ? /Vendredi/ : /Friday/), value: 'friday' },
  also: [
    {
      about: 'the arrow keys choose',
      act: async ({ user, press }) => {
        await press(/Both/);
        await user.keyboard('{ArrowDown}');
      },
      value: 'friday',
    },
    {
      about: 'what is closed or full says so and cannot be picked',
      act: async ({ press }) => {
        expect(screen.getByRole('radio', { name: /Saturday only.*Sold out/ })).toBeDisabled();
        expect(screen.getByRole('radio', { name: /Sunday.*Full/ })).toBeDisabled();
        expect(screen.getByRole('radio', { name: /Friday only.*6 left/ })).toBeEnabled();
        await press(/Saturday/);
      },
      value: undefined,
    },
    {
      about: 'a choice that may be left can be taken back',
      field: { required: 'N' },
      act: async ({ press }) => {
        await press(/Both/);
        await press('Clear this choice');
      },
      value: undefined,
    },
  ],
  invalid: [],
};
