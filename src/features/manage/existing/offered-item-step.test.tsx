// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#engine/contract/api.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { EventProvider } from '#src/api/event-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
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

it('moves the focus to the bookings after declining, as its buttons are gone', async () => {
  const left = vi.fn(() => ({}));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CallProvider value={siteCall({ [api.waitlist.leaveItemWaitlist.path]: left })}>
        <MemoryRouter>
          <LocaleProvider locale="en">
            <EventProvider value={testEvent()}>
              <OfferedItemStep code="R7KM-42QD" offered={offered} />
              <h2 id="existing-have" tabIndex={-1}>
                Your booking
              </h2>
            </EventProvider>
          </LocaleProvider>
        </MemoryRouter>
      </CallProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  await press(/^Decline this place/);
  await press(/^Decline the place$/);
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your booking' })).toHaveFocus());
});
