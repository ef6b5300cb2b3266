import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import type { FieldCases } from '../field-cases.ts';
import { fakeActivities } from '../testing/fake-carts.ts';

const activity = (more: Partial<ActivityInformation>): ActivityInformation => ({
  activity_code: 'dinner',
  name: { en: 'Dinner', fr: 'Souper' },
  timezone: 'America/Vancouver',
  start: '2027-02-19T18:30:00-08:00',
  amount: 4_500,
  most: 2,
  availability: 'limited',
  left: 2,
  quantity: 0,
  ...more,
});
const walk = activity({
  activity_code: 'walk',
  name: { en: 'Walk', fr: 'Promenade' },
  amount: 0,
  most: 1,
  availability: 'open',
});
const gala = activity({
  activity_code: 'gala',
  name: { en: 'Gala', fr: 'Gala' },
  availability: 'full',
  left: 0,
});
const dance = activity({
  activity_code: 'dance',
  name: { en: 'Dance', fr: 'Danse' },
  availability: 'full',
  left: 0,
  waitlist: 'Y',
});
const ball = activity({
  activity_code: 'ball',
  name: { en: 'Ball', fr: 'Bal' },
  availability: 'full',
  left: 0,
  waitlist: 'Y',
  ended_offer: { at: '2027-01-15T20:00:00Z', declined: 'Y' },
});

export const activityPicker: FieldCases<'activity_picker'> = {
  field: { type: 'activity_picker', code: 'sample', label: { en: 'Activity', fr: 'Activité' } },
  services() {
    const cart = fakeActivities([activity({}), walk, gala, dance, ball]);
    return { picks: { carts: { activity: () => cart } } };
  },
  fill: {
    act: async ({ press }) => {
      await press(/^(Dinner|Souper)/);
      await press(/^(Add a person: Dinner|Une personne de plus\s: Souper)$/);
      expect(screen.getByRole('button', { name: /(Add|plus)/ })).toBeDisabled();
    },
    value: [{ activity_code: 'dinner', quantity: 2 }],
  },
  also: [
    {
      about: 'one takes the place of the other (spec §5)',
      act: async ({ press }) => {
        await press(/^Dinner/);
        await press(/^Walk/);
      },
      value: [{ activity_code: 'walk', quantity: 1 }],
    },
    {
      about: 'what is sold out says so and cannot be chosen',
      act: async ({ user }) => {
        const full = screen.getByRole('radio', { name: /^Gala/ });
        expect(full).toHaveAccessibleDescription(expect.stringContaining('Sold out'));
        expect(full).toBeDisabled();
        await user.click(full);
      },
      value: undefined,
    },
    {
      about: 'what is full is waited for where there is a waitlist, with the position',
      act: async ({ press }) => {
        expect(screen.queryByRole('button', { name: /Gala/ })).toBeNull();
        await press('Join the waitlist: Dance');
        expect(screen.getByText('On the waitlist, position 2')).toBeVisible();
        await press('Leave the waitlist: Dance');
        expect(screen.queryByText('On the waitlist, position 2')).toBeNull();
      },
      value: undefined,
    },
    {
      about: 'an offer that was declined is named until one waits again',
      act: async ({ press }) => {
        const row = screen.getByRole('radio', { name: /^Ball/ });
        expect(row).toHaveAccessibleDescription(/You declined the offer on Friday, January 15 at/);
        await press('Join the waitlist again: Ball');
        expect(row).not.toHaveAccessibleDescription(/You declined/);
      },
      value: undefined,
    },
    {
      about: 'who may leave it out can go back to none',
      field: { required: 'N' },
      act: async ({ press }) => {
        await press(/^Walk/);
        await press('None of these');
      },
      value: undefined,
    },
  ],
  invalid: [],
};
