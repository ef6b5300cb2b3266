// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { EventProvider } from '#src/api/event-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { AwaitedItemStep } from './awaited-item-step.tsx';
import { JoinableItemStep } from './joinable-item-step.tsx';
import { OfferedItemStep } from './offered-item-step.tsx';

const offered = {
  kind: 'workshop',
  item: 'clay-1',
  name: 'Clay',
  until: '2027-01-15T18:00:00.000Z',
} as const;

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'manage');
  await loadArea('en', 'registration');
});
beforeEach(() => standInForBrowser());
afterEach(cleanup);

const awaited = { kind: 'waitlist', awaits: 'workshop', item: 'clay-1', name: 'Clay' } as BookedItem;

it.each([
  {
    what: 'declining',
    step: <OfferedItemStep code="R7KM-42QD" offered={offered} acceptAt="/accept" />,
    presses: [/^Decline this place/, /^Decline the place$/],
    told: 'You have declined the place',
  },
  {
    what: 'leaving the waitlist',
    step: <AwaitedItemStep code="R7KM-42QD" awaited={awaited} />,
    presses: [/^Leave the waitlist Clay$/, /^Leave the waitlist$/],
    told: 'You have left the waitlist',
  },
  {
    what: 'joining a waitlist',
    step: <JoinableItemStep code="R7KM-42QD" joinable={{ ...offered, amount: 1_000, waiting: 2 }} />,
    presses: [/^Join the waitlist Clay$/],
    told: 'Clay, position 3',
  },
])('says so after $what, and moves the focus to the bookings, as the buttons are gone', async (each) => {
  const asked = vi.fn(() => ({ position: 3 }));
  const { leaveItemWaitlist, joinItemWaitlist } = api.waitlist;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CallProvider value={siteCall({ [leaveItemWaitlist.path]: asked, [joinItemWaitlist.path]: asked })}>
        <MemoryRouter>
          <LocaleProvider locale="en">
            <EventProvider value={testEvent()}>
              <ToastProvider label="Messages" dismissLabel="Dismiss">
                {each.step}
                <h2 id="existing-have" tabIndex={-1}>
                  Your booking
                </h2>
              </ToastProvider>
            </EventProvider>
          </LocaleProvider>
        </MemoryRouter>
      </CallProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  for (const name of each.presses) await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your booking' })).toHaveFocus());
  expect(screen.getAllByText(each.told)).toHaveLength(1);
});
