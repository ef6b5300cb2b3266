// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { LiveMessage } from '#engine/contract/live-messages.ts';
import { ApiFailure, failureOf } from '#src/api/api-failure.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { EventProvider } from '#src/api/event-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { forgetToken, storeToken } from '#src/api/token.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { currentRegistration, updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { MemberReady } from './member-ready.tsx';

const heard = new Map<LiveMessage, () => void>();
vi.mock('#src/api/realtime/use-live.ts', () => ({
  useLiveMessage: (name: LiveMessage, hear: () => void) => void heard.set(name, hear),
  useLiveState: () => undefined,
}));

const code = 'R7KM-42QD';
const group = { group_code: 'YG33-37D8', group_contact_name: 'Ana Roy', group_organization: 'Oak School' };
const PAID = 'registration was paid for by your group. You can cancel it instead.';
/** Whether the group has paid, as the server says. */
let isPaid = false;

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'group');
  await loadArea('en', 'registration');
});
beforeEach(() => {
  standInForBrowser();
  storeToken('token');
  updateCurrentRegistration({ code, email: 'luc@example.org', started: 'Y' });
  isPaid = false;
});
afterEach(() => {
  cleanup();
  forgetToken();
  currentRegistration.clear();
});

function renderMember() {
  const call = siteCall({
    [api.registration.checkAlreadyRegistered.path]: () => ({
      registered: isPaid ? 'Y' : 'N',
      registration: {
        code,
        email: 'luc@example.org',
        kind: 'registration',
        status: isPaid ? 'Submitted' : 'Not Submitted',
        track: 'main',
        group,
      },
    }),
    [api.group.leaveGroup.path]: () => {
      throw new ApiFailure(409, failureOf(409, { errors: { registration: [PAID] }, reason: 'conflict' }));
    },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CallProvider value={call}>
        <MemoryRouter initialEntries={['/registration/group-confirmation']}>
          <LocaleProvider locale="en">
            <EventProvider value={testEvent()}>
              <ToastProvider label="Messages" dismissLabel="Dismiss">
                <Routes>
                  <Route path="/registration/group-confirmation" element={<MemberReady code={code} />} />
                  <Route path="/registration/existing" element={<h1>Your registration</h1>} />
                </Routes>
              </ToastProvider>
            </EventProvider>
          </LocaleProvider>
        </MemoryRouter>
      </CallProvider>
    </QueryClientProvider>,
  );
}

test('the open page of a member leads to their registration once the group has paid', async () => {
  renderMember();
  await screen.findByRole('button', { name: 'Pay on my own' });
  isPaid = true;
  act(() => heard.get('RegistrationChanged')?.());
  expect(await screen.findByRole('heading', { name: 'Your registration' })).toBeVisible();
});

test('explains why a member cannot leave a group that has paid, and opens their registration', async () => {
  renderMember();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Pay on my own' }));
  isPaid = true;
  await user.click(screen.getByRole('button', { name: 'Leave the group' }));
  expect(await screen.findByText(/was paid for by your group\. You can cancel it instead\./)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Your registration' })).toBeVisible();
});
