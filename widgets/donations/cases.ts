import { screen } from '@testing-library/react';
import type { FieldCases, Visitor } from '../field-cases.ts';

const amount = { en: 'Amount', fr: 'Montant' };
const add = { en: 'Add another', fr: 'Ajouter' };

async function give({ user, locale }: Visitor, typed: string): Promise<void> {
  const last = screen.getAllByLabelText(amount[locale]).at(-1);
  if (last) await user.type(last, typed);
}

export const donations: FieldCases<'donations'> = {
  field: {
    type: 'donations',
    code: 'sample',
    label: { en: 'Donations', fr: 'Dons' },
    item_label: { en: 'Donation', fr: 'Don' },
  },
  partwise: 'when given',
  fill: {
    async act(visitor) {
      await give(visitor, '25');
      await visitor.press(add[visitor.locale]);
      await give(visitor, '0.01');
    },
    value: [{ amount: 25 }, { amount: 0.01 }],
  },
  also: [
    {
      about: 'what each is for is chosen where there is something to choose',
      field: { purposes: [{ id: 'travel', name: 'Travel' }] },
      act: async (visitor) => {
        await give(visitor, '10');
        await visitor.user.selectOptions(screen.getByLabelText('For'), 'travel');
      },
      value: [{ amount: 10, purpose: 'travel' }],
    },
  ],
  invalid: [
    {
      act: (visitor) => give(visitor, '0'),
      says: { en: 'Enter more than 0.00', fr: 'Entrez plus de 0,00' },
    },
  ],
};
