import { screen } from '@testing-library/react';
import type { FieldCases } from '../field-cases.ts';

export const timeZone: FieldCases<'time_zone'> = {
  field: {
    type: 'time_zone',
    code: 'sample',
    label: { en: 'Time zone', fr: 'Fuseau horaire' },
    options: [
      { id: 'America/Vancouver', name: { en: 'Pacific, Vancouver', fr: 'Pacifique, Vancouver' } },
      { id: 'America/Montreal', name: { en: 'Eastern, Montréal', fr: 'Est, Montréal' } },
    ],
  },
  fill: {
    act: async ({ write, user }) => {
      await write('montreal');
      await user.click(screen.getByRole('option', { name: /Montréal/ }));
    },
    value: 'America/Montreal',
  },
  invalid: [],
};
