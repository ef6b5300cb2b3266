import { fireEvent, screen } from '@testing-library/react';
import type { FieldCases, Visitor } from '../field-cases.ts';

const FIRST = { en: 'First day', fr: 'Premier jour' };
const LAST = { en: 'Last day', fr: 'Dernier jour' };

const choose =
  (start: string, end: string) =>
  async ({ locale }: Visitor) => {
    fireEvent.change(screen.getByLabelText(FIRST[locale]), { target: { value: start } });
    fireEvent.change(screen.getByLabelText(LAST[locale]), { target: { value: end } });
  };

export const dateSpan: FieldCases<'date_span'> = {
  field: {
    type: 'date_span',
    code: 'sample',
    label: { en: 'Your stay', fr: 'Votre séjour' },
    earliest: '2027-02-17',
    latest: '2027-02-22',
  },
  partwise: 'when given',
  fill: { act: choose('2027-02-18', '2027-02-20'), value: { start: '2027-02-18', end: '2027-02-20' } },
  also: [
    {
      about: 'one day is a span',
      act: choose('2027-02-18', '2027-02-18'),
      value: undefined,
    },
  ],
  invalid: [
    {
      act: choose('2027-02-20', '2027-02-18'),
      says: {
        en: 'Enter February 20, 2027 or later',
        fr: 'Entrez le 20 février 2027 ou une date ultérieure',
      },
    },
    {
      act: choose('2027-02-18', '2027-02-25'),
      says: {
        en: 'Enter February 22, 2027 or earlier',
        fr: 'Entrez le 22 février 2027 ou une date antérieure',
      },
    },
  ],
};
