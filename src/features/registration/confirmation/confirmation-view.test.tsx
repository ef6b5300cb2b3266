// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Registration } from '#engine/contract/registration.ts';
import type { OfferedItem } from '#engine/event/cart/booked.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { EventProvider } from '#src/api/event-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { ConfirmationView } from './confirmation-view.tsx';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'manage');
  await loadArea('en', 'registration');
});
beforeEach(() => standInForBrowser());
afterEach(cleanup);

const registration = {
  code: 'R7KM-42QD',
  status: 'Submitted',
  email: 'ana@example.org',
  locale: 'en',
  track: 'main',
  registrations_day: [],
} as unknown as Registration;
const clay: OfferedItem = {
  kind: 'workshop',
  item: 'clay-1',
  name: 'Clay',
  until: '2027-01-15T18:00:00.000Z',
};

const draw = (offered: OfferedItem[]) => {
  const review = {
    registration,
    steps: [],
    after_payment: [],
    workshops: [],
    booked: [],
    offered,
    quote: { total: 0, lines: [] },
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CallProvider value={siteCall({})}>
        <MemoryRouter>
          <LocaleProvider locale="en">
            <EventProvider value={testEvent()}>
              <ToastProvider label="Messages" dismissLabel="Dismiss">
                <ConfirmationView review={review as unknown as Review} registration={registration} />
              </ToastProvider>
            </EventProvider>
          </LocaleProvider>
        </MemoryRouter>
      </CallProvider>
    </QueryClientProvider>,
  );
};

it('shows an open offer, and where it is accepted', () => {
  draw([clay]);
  const offer = within(screen.getByRole('region', { name: 'An offer is held for you' }));
  expect(offer.getByRole('link', { name: /Clay/ })).toHaveAttribute(
    'href',
    '/change-registration?take=clay-1&kind=workshop',
  );
});

it('says nothing of offers without one', () => {
  draw([]);
  expect(screen.queryByText('Clay')).toBeNull();
});
