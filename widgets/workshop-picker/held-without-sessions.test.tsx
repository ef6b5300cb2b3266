// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import { fakeWorkshops } from '../testing/fake-carts.ts';
import { renderFields } from '../testing/render-fields.tsx';
import './widget.tsx';

const clay = {
  workshops_session_code: 'clay',
  workshops_schedule_code: 'a',
  workshops_code: 'clay',
  workshops_title: 'Clay',
  workshops_schedule_start: '2027-02-19T09:00:00-08:00',
  workshops_schedule_end: '2027-02-19T10:00:00-08:00',
  availability: 'open',
  workshops_cart_status: 'Y',
} as unknown as WorkshopCart['entries'][number];

it('names a held session that is no longer offered, with a button to remove it, where no other is offered', async () => {
  const cart = fakeWorkshops([], [clay]);
  const field = { type: 'workshop_picker', code: 'sample', label: 'Workshops', required: 'N' } as const;
  renderFields([field], { services: { picks: { carts: { session: () => cart } } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Clay');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Clay' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('No workshops have been announced yet.')).toHaveFocus();
});
