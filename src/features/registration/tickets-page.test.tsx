// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { TicketSheet } from '#engine/contract/tickets.ts';
import { storeToken } from '#src/api/token.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';

const ticket = {
  product_code: 'deck',
  variant_code: 'one',
  name: { en: 'On deck', fr: 'Sur le pont' },
  amount: 4_800,
  symbol: { size: 21, path: 'M0 0h1v1h-1z' },
};
const sheet: TicketSheet = {
  tickets: [
    { ...ticket, code: '7Q4M-2KXC-R7KM', number: 1, holder: 'Wren Castellano' },
    { ...ticket, code: '8Q4M-2KXC-R7KM', number: 2 },
  ],
  buyer: 'Wren Castellano',
  email: 'wren@example.org',
  registrations_day: [],
  notes: [],
  paid: 9_600,
};

beforeEach(() => {
  standInForBrowser();
  // jsdom knows no fonts and keeps no pages.
  vi.stubGlobal('caches', undefined);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  storeToken('token');
});

const open = (answer: TicketSheet) =>
  renderSite('/registration/tickets?code=R7KM-42QD&email=wren%40example.org', {
    [api.lookup.getLookUpRegistration.path]: {
      registration: { code: '', email: '', started: 'Y', track: '' },
    },
    [api.tickets.getMyTickets.path]: answer,
  });

test('no wallet is offered that the server did not', async () => {
  open(sheet);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText(/wallet/i)).toBeNull();
});

test('each ticket may be put into the wallets that the server offers it for', async () => {
  const google_wallet = 'https://pay.google.com/gp/v/save/a.b.c';
  const [first, second] = sheet.tickets;
  if (!first || !second) throw new Error('no tickets');
  open({
    ...sheet,
    apple_wallet: 'Y',
    tickets: [{ ...first, google_wallet }, second],
  });
  const apple = await screen.findAllByRole('button', { name: 'Add to Apple Wallet' });
  expect(apple).toHaveLength(2);
  const link = screen.getByRole('link', { name: /^Add to Google Wallet/ });
  expect(link).toHaveAttribute('href', google_wallet);
  // The address of the page opens the order.
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
