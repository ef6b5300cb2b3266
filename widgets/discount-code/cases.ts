import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';
import { fakeCodes } from '../testing/fake-picks.ts';

const apply = { en: 'Apply', fr: 'Appliquer' };
const spring = {
  discount_code: 'SPRING27',
  kind: 'discount',
  label: { en: 'Spring', fr: 'Printemps' },
  saves: 2_550,
} as const;

async function enter({ write, press, locale }: Visitor, code: string): Promise<void> {
  await write(code);
  await press(apply[locale]);
}

export const discountCode: FieldCases<'discount_code'> = {
  field: { type: 'discount_code', code: 'sample', label: { en: 'Discount code', fr: 'Code de réduction' } },
  services: () => ({ picks: { codes: fakeCodes([spring], 'is not known.') } }),
  fill: {
    act: async (visitor) => {
      await enter(visitor, 'SPRING27');
      const saved = visitor.locale === 'fr' ? 'Vous économisez 25,50 $.' : 'You save $ 25.50.';
      expect(screen.getByText(/25/)).toHaveTextContent(saved);
      expect(visitor.control).toHaveValue('');
    },
    value: 'SPRING27',
  },
  also: [
    {
      about: 'Enter applies the code',
      act: ({ user, control }) => user.type(control, ' SPRING27 {Enter}'),
      value: 'SPRING27',
    },
    {
      about: 'a code can be taken off again',
      act: async (visitor) => {
        await enter(visitor, 'SPRING27');
        await visitor.press('Remove SPRING27');
        expect(screen.getByText('The code has been removed')).toBeInTheDocument();
      },
      value: undefined,
    },
    {
      about: 'nothing is asked about nothing',
      act: async (visitor) => {
        await visitor.press('Apply');
        expect(screen.queryByText('is not known.')).toBeNull();
      },
      value: undefined,
    },
  ],
  invalid: [
    {
      act: (visitor) => enter(visitor, 'NOSUCH'),
      says: { en: 'is not known.', fr: 'is not known.' },
    },
  ],
};
