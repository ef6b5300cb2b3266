// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { ShopService, ShopState } from '#engine/react/picker-services.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { fakeShop } from '#widgets/testing/fake-picks.ts';
import HeldTickets from './held-tickets.tsx';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'registration');
});

const ticket = { product_code: 'deck', variant_code: 'one', qty: 2, name: '', variant: '', amount: 9_600 };

function show(state: Partial<ShopState>, silent = false) {
  const shop = fakeShop([]);
  const held: ShopService = { ...shop, getSnapshot: () => whole };
  const whole = { ...shop.getSnapshot(), ...state };
  render(
    <LocaleProvider locale="en">
      <HeldTickets shop={held} silent={silent} otherwise="Code R7KM-42QD" />
    </LocaleProvider>,
  );
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('tickets say how long they are kept, by the server’s clock', () => {
  // The server's clock is an hour ahead.
  show({
    purchases: [{ ...ticket, admits: 'Y' }],
    heldUntil: inMinutes(69.5),
    clockOffset: 3_600_000,
  });
  expect(screen.getByRole('timer')).toHaveTextContent(/^09:(30|29)$/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the last minutes are spoken', () => {
  show({ purchases: [{ ...ticket, admits: 'Y' }], heldUntil: inMinutes(1.99) });
  expect(screen.getByRole('status')).toHaveTextContent('Your tickets are held for 2 more minutes');
});

test.each([
  ['what admits nobody', { purchases: [ticket], heldUntil: inMinutes(9) }],
  ['what is kept for good', { purchases: [{ ...ticket, admits: 'Y' as const }] }],
])('no time is told of %s', (_name, state) => {
  show(state);
  expect(screen.getByText('Code R7KM-42QD')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each([
  ['its time is over', { purchases: [{ ...ticket, admits: 'Y' as const }], heldUntil: inMinutes(-1) }],
  ['the server says so', { purchases: [{ ...ticket, admits: 'Y' as const, lapsed: 'Y' as const }] }],
])('that nothing is held any longer is said once %s', (_name, state) => {
  show(state);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Your tickets are no longer held\. We’ll try to hold them again/,
  );
  expect(screen.queryByRole('timer')).toBeNull();
});
