import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';

const parts = {
  holder: { en: 'Card holder name', fr: 'Nom inscrit sur la carte' },
  number: { en: 'Card number', fr: 'Numéro de carte' },
  expiry: { en: 'Expiry', fr: 'Expiration' },
  cvc: { en: 'CVC', fr: 'CVC' },
};
const year = String(new Date().getFullYear() + 3).slice(2);

async function enter({ user, locale, control }: Visitor, card: Partial<Record<keyof typeof parts, string>>) {
  const given = {
    holder: 'Zoé Tremblay',
    number: '4242424242424242',
    expiry: `9${year}`,
    cvc: '123',
    ...card,
  };
  for (const part of ['holder', 'number', 'expiry', 'cvc'] as const) {
    await user.type(within(control).getByLabelText(parts[part][locale]), given[part]);
  }
}
const number = () => screen.getByLabelText('Card number');

export const creditCard: FieldCases<'credit_card'> = {
  field: { type: 'credit_card', code: 'sample', label: { en: 'Credit card', fr: 'Carte de crédit' } },
  partwise: 'always',
  fill: {
    act: (visitor) => enter(visitor, {}),
    value: { holder: 'Zoé Tremblay', number: '4242 4242 4242 4242', expiry: `09/${year}`, cvc: '123' },
  },
  also: [
    {
      about: 'its brand is recognised as it is typed',
      act: async ({ user }) => {
        await user.type(number(), '5');
        expect(screen.queryByText(/recognised/)).toBeNull();
        await user.type(number(), '5');
        expect(screen.getByText('MasterCard recognized')).toBeInTheDocument();
        await user.clear(number());
        expect(screen.queryByText(/recognised/)).toBeNull();
      },
      value: {},
    },
    {
      about: 'a number can be pasted with what stands between its digits',
      act: async ({ user }) => {
        await user.click(number());
        await user.paste(' 4242-4242-4242-4242 ');
      },
      value: { number: '4242 4242 4242 4242' },
    },
    {
      about: 'browsers know what to fill in, telephones which keys to show',
      act: async () => {
        const known = screen.getAllByRole('textbox').map((each) => each.getAttribute('autocomplete'));
        expect(known).toEqual(['cc-name', 'cc-number', 'cc-exp', 'cc-csc']);
        const keys = screen.getAllByRole('textbox').map((each) => each.getAttribute('inputmode'));
        expect(keys).toEqual([null, 'numeric', 'numeric', 'numeric']);
      },
      value: {},
    },
  ],
  invalid: [
    {
      act: (visitor) => enter(visitor, { holder: '\u00a0 \u200b' }),
      says: {
        en: 'The card holder name is required',
        fr: 'Le nom inscrit sur la carte est obligatoire',
      },
    },
    {
      act: (visitor) => enter(visitor, { number: '378282246310005' }),
      says: {
        en: 'The credit card number is not valid. We only accept VISA or MasterCard',
        fr: 'Le numéro de carte de crédit n’est pas valide. Nous n’acceptons que VISA ou MasterCard',
      },
    },
    {
      act: (visitor) => enter(visitor, { expiry: '1220' }),
      says: {
        en: 'Enter the expiry date as MM/YY. The card must not have expired.',
        fr: 'Entrez la date d’expiration sous la forme MM/AA. La carte ne doit pas être expirée.',
      },
    },
    {
      act: (visitor) => enter(visitor, { cvc: '12' }),
      says: { en: 'The CVC Code is invalid.', fr: 'Le code CVC n’est pas valide.' },
    },
  ],
};
