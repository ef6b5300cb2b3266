import { fireEvent } from '@testing-library/react';
import type { FieldCases, Visitor } from '../field-cases.ts';

/** Chooses a time as the browser's time field gives it. */
const choose =
  (time: string) =>
  async ({ control, user }: Visitor) => {
    fireEvent.change(control, { target: { value: time } });
    await user.click(control);
  };

export const time: FieldCases<'time'> = {
  field: {
    type: 'time',
    code: 'sample',
    label: { en: 'Arrival time', fr: 'Heure d’arrivée' },
    earliest: '09:00',
    latest: '14:30',
  },
  fill: { act: choose('10:15'), value: '10:15' },
  invalid: [
    {
      act: choose('08:00'),
      says: { en: 'Enter 9:00\u00a0am or later', fr: 'Entrez 9\u00a0h ou plus tard' },
    },
    {
      act: choose('15:00'),
      says: { en: 'Enter 2:30\u00a0pm or earlier', fr: 'Entrez 14\u00a0h\u00a030 ou plus tôt' },
    },
  ],
};
