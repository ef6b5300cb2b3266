// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Purchase, Purchases } from '#engine/event/cart/shop.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { fakeShop } from '#widgets/testing/fake-carts.ts';
import HeldTickets from './held-tickets.tsx';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'registration');
});

const ticket = (more: Partial<Purchase> = {}): Purchase => ({
  product_code: 'deck',
  variant_code: 'one',
  qty: 2,
  name: '',
  variant: '',
  amount: 9_600,
  ...more,
});
const one = { code: 'one', name: '', amount: 4_800, availability: 'open' as const };

interface Shown extends Partial<Purchases> {
  readonly clockOffset?: number;
  readonly admits?: 'Y' | 'N';
}

function show({ admits = 'Y', clockOffset = 0, ...bought }: Shown) {
  const shop = fakeShop([{ code: 'deck', name: '', most: 8, admits, variants: [one] }], bought);
  const state = { ...shop.getSnapshot(), clockOffset };
  render(
    <LocaleProvider locale="en">
      <HeldTickets shop={{ ...shop, getSnapshot: () => state }} otherwise="Code R7KM-42QD" />
    </LocaleProvider>,
  );
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('tickets say how long they are kept, by the server’s clock', () => {
  // The server's clock is five hours ahead: within three seconds of another test's clock, that one would be kept.
  show({
    purchases: [ticket()],
    held_until: inMinutes(309.5),
    clockOffset: 18_000_000,
  });
  expect(screen.getByRole('timer')).toHaveTextContent(/^09:(30|29)$/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the last minutes are spoken', () => {
  show({ purchases: [ticket()], held_until: inMinutes(1.99) });
  expect(screen.getByRole('status')).toHaveTextContent('Your tickets are held for 2 more minutes');
});

test.each([
  ['what admits nobody', { purchases: [ticket()], held_until: inMinutes(9), admits: 'N' as const }],
  ['what is kept for good', { purchases: [ticket()] }],
])('no time is told of %s', (_name, state) => {
  show(state);
  expect(screen.getByText('Code R7KM-42QD')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each([
  ['its time is over', { purchases: [ticket()], held_until: inMinutes(-1) }],
  ['the server says so', { purchases: [ticket({ lapsed: 'Y' })] }],
])('that nothing is held any longer is said once %s', (_name, state) => {
  show(state);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Your tickets are no longer held\. Choose them again/,
  );
  expect(screen.queryByRole('timer')).toBeNull();
});
