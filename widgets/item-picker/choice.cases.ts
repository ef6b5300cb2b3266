import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { OfferInformation, OffersInformation } from '#engine/event/cart/offers.ts';
import type { FieldCases } from '../field-cases.ts';
import { fakeChoices } from '../testing/fake-carts.ts';

const offer = (code: string, more: Partial<OfferInformation> = {}): OfferInformation => ({
  code,
  name: { en: `Booth ${code}`, fr: `Stand ${code}` },
  amount: 42_000,
  most: 1,
  availability: 'open',
  ...more,
});
const offers = (view: OffersInformation['view'], ...list: OfferInformation[]): OffersInformation => ({
  code: 'sample',
  label: { en: 'Booths', fr: 'Stands' },
  view,
  several: 'N',
  groups: [{ code: 'small', name: { en: 'Small', fr: 'Petit' } }],
  benefits: [{ code: 'talk', label: { en: 'A talk', fr: 'Une causerie' } }],
  plan: { width: 200, height: 100, areas: [] },
  offers: list,
});
const booths = offers(
  'plan',
  offer('A1', { place: [0, 0, 60, 50], group: 'small', marks: ['power'] }),
  offer('A2', { place: [70, 0, 60, 50] }),
  offer('A3', { place: [140, 0, 60, 50], availability: 'full', left: 0, taken_by: 'Salal' }),
);
const level = (code: string, minimum: number, maximum: number) =>
  offer(code, { name: code, amount: minimum, minimum, maximum });
const levels = offers('table', level('Seed', 50_000, 149_900), level('Sprout', 150_000, 499_900));
const extras = { ...offers('cards', offer('table', { most: 3, left: 2 })), several: 'Y' as const };
const soldOut = {
  ...offers(
    'cards',
    offer('B1', { availability: 'full', left: 0 }),
    offer('B3', { availability: 'full', left: 0 }),
    offer('B2', { taken_by: 'Salal', availability: 'full', left: 0 }),
  ),
  waitlist: 'Y' as const,
};
const ended = [{ offer: 'B3', at: '2027-01-15T20:00:00Z', declined: 'N' as const }];
const contribution = () => screen.getByRole('textbox', { name: /^Contribution/ });

/** Offers of each view, by the codes that fields name them with. */
const sample = () => ({
  picks: { carts: { choice: fakeChoices({ sample: booths, levels, extras, soldOut }, 'A2', ended) } },
});

export const choicePicker: FieldCases<'choice_picker'> = {
  field: {
    type: 'choice_picker',
    code: 'sample',
    label: { en: 'Booth', fr: 'Stand' },
    offers: 'sample',
  },
  services: sample,
  fill: {
    act: ({ press }) => press(/^(Booth|Stand) A1,/),
    value: [{ offer: 'A1', quantity: 1 }],
  },
  also: [
    {
      about: 'the plan is moved in by arrows and chosen from with Enter, as in the list',
      act: async ({ user }) => {
        screen.getByRole('listbox').focus();
        await user.keyboard('{Home}{Enter}');
        expect(screen.getByRole('option', { name: /^Booth A1.*yours$/ })).toHaveAttribute(
          'aria-selected',
          'true',
        );
        expect(screen.getByRole('radio', { name: /^Booth A1/ })).toBeChecked();
      },
      value: [{ offer: 'A1', quantity: 1 }],
    },
    {
      about: 'what somebody has says so, and cannot be chosen on the plan',
      act: async ({ user }) => {
        const taken = screen.getByRole('option', { name: /^Booth A3.*taken$/ });
        expect(taken).toHaveAttribute('aria-disabled', 'true');
        await user.click(taken);
        expect(screen.queryByRole('radio', { name: /^Booth A3/ })).toBeNull();
        expect(screen.getAllByText(/Salal/)).not.toHaveLength(0);
      },
      value: undefined,
    },
    {
      about: 'what somebody else has just taken is told until it is closed',
      act: async ({ press }) => {
        await press(/^Booth A2/);
        expect(screen.getByRole('alert')).toHaveTextContent('Someone else just took that.');
        await press('Dismiss');
        expect(screen.queryByRole('alert')).toBeNull();
      },
      value: undefined,
    },
    {
      about: 'only what has power is listed where that is asked for',
      act: async ({ press }) => {
        await press('With power');
        expect(screen.queryByRole('radio', { name: /^Booth A2/ })).toBeNull();
        expect(screen.getByRole('radio', { name: /^Booth A1/ })).toBeVisible();
      },
      value: undefined,
    },
    {
      about: 'of extras there may be several, and no more than are left',
      field: { offers: 'extras' },
      act: async ({ press }) => {
        await press('One more: Booth table');
        await press('One more: Booth table');
        expect(screen.getByRole('button', { name: 'One more: Booth table' })).toBeDisabled();
      },
      value: [{ offer: 'table', quantity: 2 }],
    },
    {
      about: 'a contribution that is another level’s takes that level',
      field: { offers: 'levels' },
      act: async ({ press, user }) => {
        await press('Choose Seed');
        await user.clear(contribution());
        await user.type(contribution(), '2,000');
        await user.tab();
        await press(/^Take Sprout with/);
        expect(contribution()).toHaveValue('2,000.00');
      },
      value: [{ offer: 'Sprout', quantity: 1, amount: 200_000, minimum: 150_000, maximum: 499_900 }],
    },
    {
      about: 'what there is none left of may be waited for, but not what is somebody’s by arrangement',
      field: { offers: 'soldOut' },
      act: async ({ press }) => {
        expect(screen.queryByRole('button', { name: 'Join the waitlist: Booth B2' })).toBeNull();
        await press('Join the waitlist: Booth B1');
        expect(screen.getByText('On the waitlist, position 2')).toBeVisible();
        expect(screen.getByRole('button', { name: 'Leave the waitlist: Booth B1' })).toHaveFocus();
        await press('Leave the waitlist: Booth B1');
        expect(screen.getByRole('button', { name: 'Join the waitlist: Booth B1' })).toHaveFocus();
      },
      value: undefined,
    },
    {
      about: 'an offer that has ended is named until one waits again',
      field: { offers: 'soldOut' },
      act: async ({ press }) => {
        expect(screen.getByText(/^Your offer ended on Friday, January 15 at/)).toBeVisible();
        await press('Join the waitlist again: Booth B3');
        expect(screen.queryByText(/^Your offer ended/)).toBeNull();
        expect(screen.getByRole('button', { name: 'Leave the waitlist: Booth B3' })).toHaveFocus();
      },
      value: undefined,
    },
  ],
  invalid: [
    {
      field: { offers: 'levels' },
      act: async ({ press, user, locale }) => {
        await press(locale === 'fr' ? 'Choisir Seed' : 'Choose Seed');
        const given = screen.getByRole('textbox', { name: /^Contribution/ });
        await user.clear(given);
        await user.type(given, locale === 'fr' ? '499,99' : '499.99');
      },
      says: {
        en: 'The contribution must be between $\u00a0500.00 and $\u00a01,499.00.',
        fr: 'La contribution doit se situer entre 500,00\u00a0$ et 1\u00a0499,00\u00a0$.',
      },
    },
  ],
};
