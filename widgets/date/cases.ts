import { fireEvent } from '@testing-library/react';
import type { FieldCases, Visitor } from '../field-cases.ts';

/** Enters a date as the browser's date field does. */
const choose =
  (day: string) =>
  async ({ control, user }: Visitor) => {
    fireEvent.change(control, { target: { value: day } });
    await user.click(control);
  };

export const date: FieldCases<'date'> = {
  field: {
    type: 'date',
    code: 'sample',
    label: { en: 'Arrival', fr: 'Arrivée' },
    earliest: '2027-02-18',
    latest: '2027-02-21',
  },
  fill: { act: choose('2027-02-19'), value: '2027-02-19' },
  invalid: [
    {
      act: choose('2027-02-17'),
      says: {
        en: 'Enter February 18, 2027 or later',
        fr: 'Entrez le 18 février 2027 ou une date ultérieure',
      },
    },
  ],
};
