// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { LiveMessage, LiveMessages } from '#engine/contract/live-messages.ts';
import type { WorkshopCartEntry } from '#engine/event/cart/workshop-cart.ts';
import { storeToken } from '#src/api/token.ts';
import { standInIdleWorker } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { currentRegistration, NO_REGISTRATION } from '#src/lib/persisted/current-registration.ts';

const hearing = new Map<LiveMessage, (message: never) => void>();
vi.mock('#src/api/realtime/use-live.ts', () => ({
  useLiveMessage: (name: LiveMessage, hear: (message: never) => void) => void hearing.set(name, hear),
  useLiveState: () => 'connected',
  useRevision: () => undefined,
}));
const hear = <Name extends LiveMessage>(name: Name, message: LiveMessages[Name]) =>
  act(() => hearing.get(name)?.(message as never));

const news = { workshops_session_code: 'a', workshops_title: { en: 'Title a', fr: 'Titre a' } };

function forget() {
  currentRegistration.clear();
  localStorage.clear();
  hearing.clear();
}
beforeEach(standInIdleWorker);
beforeEach(() => {
  forget();
  currentRegistration.write({ ...NO_REGISTRATION, code: 'R7KM-42QD', email: 'a@example.org', started: 'Y' });
  storeToken('token');
});
afterEach(forget);

/** The home page, where the basket of the registration has these sessions. */
async function open(entries: readonly Partial<WorkshopCartEntry>[]) {
  renderSite('/', {
    [api.event.getClientEventFromDomain.path]: testEvent({ registration_workshops: 'Y' }),
    [api.workshopCart.getWorkshopsCart.path]: { entries, now: new Date().toISOString(), waitlisted: [] },
  });
  await screen.findByRole('button', { name: /^My Workshops/ }, { timeout: 60_000 });
}
const available = 'The workshop is available again: “Title a”';

test('who was told that a workshop is full hears that it is available again, even before the basket has said so', async () => {
  // The basket has not been asked anew yet: it does not know of the loss.
  await open([]);
  hear('reserved-workshop', news);
  expect(await screen.findByText('The selected workshop is full: “Title a”')).toBeInTheDocument();
  hear('reserve-cancel', news);
  expect(await screen.findByText(available)).toBeInTheDocument();
});

test('who never had a seat in it does not', async () => {
  await open([]);
  hear('reserve-cancel', news);
  hear('EventUpdated', { type: 'location' });
  expect(await screen.findByText(/location page is updated/i)).toBeInTheDocument();
  expect(screen.queryByText(available)).toBeNull();
});
