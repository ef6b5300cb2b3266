// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#src/api/api-failure.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';

const PLACE = '/getWaitlistPosition/{entry_ID}';
const option = (changes: object) => ({
  '/getRegistrationOption': {
    registration_new_open: 'Y',
    full: 'N',
    full_tracks: ['leadership'],
    waitlist: 'Y',
    ...changes,
  },
});

beforeEach(standInForBrowser);

test.each([
  [{ state: 'waiting', position: 3 }, 'You are on the waitlist', 'Back to the home page', '/'],
  [
    { state: 'offered', offered_until: '2026-11-20T22:30:00.000Z', track: 'leadership' },
    'A place is available for you',
    'Register Now',
    '/registration/start?entry=e-1',
  ],
  [{ state: 'taken' }, 'You have accepted this offer', 'Continue a registration', '/registration/manage'],
  [
    { state: 'expired', track: 'leadership' },
    'This offer has expired',
    'Join the waitlist',
    '/registration/start/waitlist?track=leadership',
  ],
  [404, 'This waitlist entry cannot be displayed', 'Join the waitlist', '/registration/start/waitlist'],
])('an entry of which the server says %j has a page with a way on', async (said, heading, way, to) => {
  renderSite('/registration/waitlist-success?entry=e-1', { [PLACE]: said });
  await screen.findByRole('heading', { level: 1, name: heading });
  const main = screen.getByRole('main');
  const link = [...main.querySelectorAll('a')].find(({ textContent }) => textContent === way);
  expect(link).toHaveAttribute('href', to);
});

test('the place in line is told', async () => {
  renderSite('/fr/registration/waitlist-success?entry=e-1', { [PLACE]: { state: 'waiting', position: 12 } });
  await screen.findByRole('heading', { level: 1, name: 'Vous êtes sur la liste d’attente' });
  expect(screen.getByText('12').closest('[role=status]')).toHaveTextContent('Votre rang 12');
});

const OFFERED = { state: 'offered', offered_until: '2026-11-20T22:30:00.000Z', track: 'leadership' };
const DECLINE = '/declineWaitlistOffer';
const PAYING = 'A registration on this place is being paid for.';

test('an offered place is declined once one has said so, and the way back into its line is named', async () => {
  const declined = vi.fn(() => ({ state: 'expired', track: 'leadership' }));
  const { user } = renderSite('/registration/waitlist-success?entry=e-1', {
    [PLACE]: OFFERED,
    [DECLINE]: declined,
  });
  const button = await screen.findByRole('button', { name: 'Decline this place' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Keep the place' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(button);
  expect(declined).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Decline the place' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'You have declined the place' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(declined).toHaveBeenCalledTimes(1);
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Join the waitlist' });
  expect(links[0]).toHaveAttribute('href', '/registration/start/waitlist?track=leadership');
});

test('the link of the mail asks at once, what is over is not asked for, and a refusal says why', async () => {
  const { user, unmount } = renderSite('/registration/waitlist-success?entry=e-1&decline=Y', {
    [PLACE]: OFFERED,
    [DECLINE]: () => {
      throw new ApiFailure(409, { kind: 'in_flight', errors: { entry_ID: [PAYING] } });
    },
  });
  await screen.findByRole('alertdialog', { name: 'Decline this place?' });
  await user.click(screen.getByRole('button', { name: 'Decline the place' }));
  await screen.findByText('The place was not declined.');
  expect(screen.getByText(PAYING)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('button', { name: 'Decline this place' })).toBeVisible();
  unmount();
  renderSite('/registration/waitlist-success?entry=e-1&decline=Y', { [PLACE]: { state: 'expired' } });
  await screen.findByRole('heading', { level: 1, name: 'This offer has expired' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  [0, 'No one on this waitlist has been offered a place yet.'],
  [1, 'So far, one person on this waitlist has been offered a place.'],
  [7, 'So far, 7 people on this waitlist have been offered a place.'],
])('who waits is told of %i offers so far', async (offered, words) => {
  const place = { state: 'waiting', position: 3, offered };
  renderSite('/registration/waitlist-success?entry=e-1', { [PLACE]: place });
  await screen.findByText(words);
});

test('without an entry there is nothing to tell of', async () => {
  const { router } = renderSite('/registration/waitlist-success');
  await waitFor(() => expect(router.state.location.pathname).toBe('/registration/manage'));
});

test.each([
  [{ full_tracks: [] }, 'Places are available'],
  [{ waitlist: 'N' }, 'There is no waitlist'],
  [{ registration_new_open: 'N' }, 'Registration is closed'],
])('with %j nobody is let onto the waitlist', async (changes, heading) => {
  renderSite('/registration/start/waitlist', option(changes));
  await screen.findByRole('heading', { level: 1, name: heading });
});

test('a full event offers its waitlist instead of its form', async () => {
  renderSite('/registration/start', option({ full: 'Y' }));
  await screen.findByRole('heading', { level: 1, name: 'The event is full' });
  expect(screen.getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute(
    'href',
    '/registration/start/waitlist',
  );
});

test('an entry that was offered no place leads to the page that says so', async () => {
  const { router } = renderSite('/registration/start?entry=e-1', { [PLACE]: { state: 'expired' } });
  await screen.findByRole('heading', { level: 1, name: 'This offer has expired' });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/registration/waitlist-success?entry=e-1',
  );
});

test.each([
  ['required', ['First name', 'Last name']],
  ['optional', ['First name', 'Last name Optional']],
  ['absent', ['Name']],
] as const)('asks for a last name as the registration does: %s', async (last_name, names) => {
  renderSite('/registration/waitlist?track=leadership&email=ana@example.org', {
    ...option({}),
    '/getClientEventFromDomain/{domain}': testEvent({ last_name }),
  });
  await screen.findByRole('textbox', { name: /^Email/ });
  const labels = [...screen.getByRole('main').querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );
  expect(labels.filter((label) => /name/i.test(label ?? ''))).toEqual(names);
});
