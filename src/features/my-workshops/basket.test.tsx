// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { WorkshopCartEntry } from '#engine/event/cart/workshop-cart.ts';
import { readToken, storeToken, TOKEN_KEY } from '#src/api/token.ts';
import { standInIdleWorker } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import type { ChosenSession } from '#src/flow/my-workshops/chosen-session.ts';
import { choose, workshopChoice } from '#src/flow/my-workshops/workshop-choice.ts';
import { currentRegistration, NO_REGISTRATION } from '#src/lib/persisted/current-registration.ts';

const event = testEvent({ registration_workshops: 'Y' });
const answers = { [api.event.getClientEventFromDomain.path]: event };
const session = (code: string, start = '10:30', end = '12:00', more: Partial<ChosenSession> = {}) => ({
  workshops_session_code: code,
  workshops_schedule_code: `${start} ${code}`,
  workshops_code: `w-${code}`,
  workshops_title: { en: `Title ${code}`, fr: `Titre ${code}` },
  workshops_schedule_start: `2027-02-19T${start}:00-08:00`,
  workshops_schedule_end: `2027-02-19T${end}:00-08:00`,
  workshops_session_type: 'I' as const,
  ...more,
});
const choice = (...sessions: ChosenSession[]) => {
  for (const each of sessions) choose(event.event_code, each);
};
const button = () => screen.findByRole('button', { name: /^My Workshops/ }, { timeout: 60_000 });
async function openBasket(given: Record<string, unknown> = answers) {
  const site = renderSite('/', given);
  await site.user.click(await button());
  return { ...site, panel: screen.getByRole('dialog', { name: 'My Workshops' }) };
}

function forget() {
  workshopChoice.clear();
  currentRegistration.clear();
  localStorage.clear();
}
beforeEach(standInIdleWorker);
beforeEach(forget);
afterEach(forget);

test('is there only while registration is open and workshops are offered', async () => {
  const closed = testEvent({ registration_workshops: 'Y', registration_new_open: 'N' });
  const site = renderSite('/', { [api.event.getClientEventFromDomain.path]: closed });
  await screen.findByRole('banner', {}, { timeout: 60_000 });
  // Not even the room that is kept for it until it is loaded.
  expect(document.querySelector('.basket-room, .basket-wrap')).toBeNull();
  site.unmount();
  renderSite('/', answers);
  await screen.findByRole('banner', {}, { timeout: 60_000 });
  expect(document.querySelector('.basket-room, .basket-wrap')).not.toBeNull();
  expect(await button()).toHaveAccessibleName('My Workshops, 0 workshops');
});

test('lists by start, tells what is at one time as one conflict, and the way to register', async () => {
  const same = { workshops_schedule_code: 'A' };
  choice(session('late', '13:00', '14:00'), session('c', '10:30', '12:00', same));
  choice(
    session('a', '10:30', '12:00', same),
    session('b', '11:00', '12:30'),
    session('d', '11:30', '12:00'),
  );
  const { panel } = await openBasket();
  expect(
    within(panel)
      .getAllByText(/^Title/)
      .map((each) => each.textContent),
  ).toEqual(['a', 'c', 'b', 'd', 'late'].map((code) => `Title ${code}`));
  expect(within(panel).getByText('1 conflict to resolve')).toBeVisible();
  expect(
    within(panel).getByText('“Title a”, “Title c”, “Title b” and “Title d” overlap, Friday 11:30 am'),
  ).toBeVisible();
  expect(await button()).toHaveAccessibleName('My Workshops, 5 workshops, 1 conflict to resolve');
  expect(within(panel).getByRole('link', { name: 'Register now' })).toHaveAttribute(
    'href',
    '/registration/start',
  );
});

test('tells three conflicts and how many more', async () => {
  const hours = [9, 10, 11, 12, 13].map((hour) => [`${hour}`.padStart(2, '0'), `${hour + 1}`] as const);
  for (const [from, to] of hours)
    choice(session(`a${from}`, `${from}:00`, `${to}:00`), session(`b${from}`, `${from}:00`, `${to}:00`));
  const { panel } = await openBasket();
  expect(within(panel).getByText('5 conflicts to resolve')).toBeVisible();
  expect(within(panel).getAllByText(/^“Title/)).toHaveLength(3);
  expect(within(panel).getByText('...And 2 more conflicts to resolve')).toBeVisible();
});

test('the trash takes one out, Esc and a press outside close', async () => {
  choice(session('a'), session('b', '13:00', '14:00'));
  const { user, panel } = await openBasket();
  await user.click(within(panel).getByRole('button', { name: 'Remove Title a' }));
  expect(await screen.findByText('Workshop removed from your cart')).toBeInTheDocument();
  expect(workshopChoice.read()?.sessions.map((each) => each.workshops_session_code)).toEqual(['b']);
  expect(within(panel).getByRole('heading', { name: 'My Workshops' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await button()).toHaveFocus();
  await user.click(await button());
  await user.click(screen.getByRole('contentinfo'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const seats = (code: string, availability: 'open' | 'limited' | 'full', seats_left?: number) => ({
  workshops_session_code: code,
  availability,
  ...(seats_left !== undefined && { seats_left }),
});

test('asks how full they are now, and offers what else has seats where one is full', async () => {
  choice(session('a'), session('b', '13:00', '14:00'), session('c', '15:00', '16:00'));
  const other = (code: string, more: object) => ({ ...session(code), seats_left: 4, ...more });
  const { user, panel } = await openBasket({
    ...answers,
    [api.workshopCart.checkWorkshopSessionStatus.path]: [
      seats('a', 'full', 0),
      seats('b', 'limited', 3),
      seats('c', 'open'),
    ],
    [api.schedule.getSessionsBySchedule.path]: [
      other('a', { availability: 'full' }),
      other('d', { availability: 'limited', room: 'Room 5' }),
      other('e', { availability: 'full' }),
      other('c', { availability: 'open' }),
    ],
  });
  expect(await within(panel).findByText('Full')).toBeVisible();
  expect(within(panel).getByText('3 left')).toBeVisible();
  const ask = within(panel).getByRole('button', { name: 'Other workshops at this time' });
  await user.click(ask);
  expect(ask).toHaveAttribute('aria-expanded', 'true');
  // Neither what is full nor what is chosen already.
  const take = await within(panel).findByRole('button', { name: /^Swap/ });
  expect(take).toHaveAccessibleName('Swap “Title a” for “Title d”');
  expect(within(panel).getByText('Room 5, 4 left')).toBeVisible();
  await user.click(take);
  expect(workshopChoice.read()?.sessions.map((each) => each.workshops_session_code)).toEqual(['b', 'c', 'd']);
  expect(within(panel).getByRole('heading', { name: 'My Workshops' })).toHaveFocus();
});

test.each([
  ['everything at that time is full', [], 'Everything else at this time is full or already in My Workshops.'],
  ['it does not come', 500, 'The other workshops could not be loaded. Try again in a moment.'],
])('says so where %s', async (_about, answer, said) => {
  choice(session('a'));
  const { user, panel } = await openBasket({
    ...answers,
    [api.workshopCart.checkWorkshopSessionStatus.path]: [seats('a', 'full')],
    [api.schedule.getSessionsBySchedule.path]: answer,
  });
  await user.click(await within(panel).findByRole('button', { name: 'Other workshops at this time' }));
  expect(await within(panel).findByText(said)).toBeVisible();
});

test('tells what one is about when its title is pressed, and asks for it only then', async () => {
  choice(session('a'));
  const about = {
    workshops_code: 'w-a',
    workshops_title: 'Title a',
    description: 'Clay and patience.',
    presenters: [{ name: 'Ana Silva', role: 'Potter' }],
  };
  const { user, panel } = await openBasket({
    ...answers,
    [api.workshopCart.getWorkshopBasicInformation.path]: about,
  });
  expect(within(panel).queryByText('Clay and patience.')).toBeNull();
  const title = within(panel).getByRole('button', { name: 'Title a', expanded: false });
  await user.click(title);
  expect(await within(panel).findByText('Clay and patience.')).toBeVisible();
  expect(within(panel).getByText('Presented by Ana Silva, Potter')).toBeVisible();
  await user.click(title);
  expect(within(panel).queryByText('Clay and patience.')).toBeNull();
});

test('with a registration under way it shows what the server holds and what it is still to be asked for', async () => {
  currentRegistration.write({ ...NO_REGISTRATION, code: 'R7KM-42QD', email: 'a@example.org', started: 'Y' });
  storeToken('token');
  expect(readToken(), TOKEN_KEY).toBe('token');
  choice(session('device'));
  const entry = (code: string, workshops_cart_status: 'Y' | 'N') =>
    ({ ...session(code), workshops_cart_status }) as WorkshopCartEntry;
  const entries = [entry('held', 'Y'), entry('lost', 'N'), entry('session-999999', 'Y')];
  const { panel } = await openBasket({
    ...answers,
    [api.workshopCart.getWorkshopsCart.path]: { entries, now: new Date().toISOString(), waitlisted: [] },
    [api.workshopCart.deleteWorkshop.path]: { entries: [], now: new Date().toISOString(), waitlisted: [] },
  });
  await within(panel).findByText('Title held');
  within(panel).getByText('Title device');
  expect(within(panel).queryByText(/lost|999999/)).toBeNull();
  within(panel).getByRole('button', { name: 'Remove Title held' }).click();
  await waitFor(() => expect(within(panel).queryByText('Title held')).toBeNull());
  expect(screen.getByText('Workshop removed from your cart')).toBeInTheDocument();
});

test('tells all times on one clock, whatever that of their track is, and says whose', async () => {
  choice(
    session('here'),
    session('far', '', '', {
      workshops_schedule_start: '2027-02-19T16:00:00-05:00',
      workshops_schedule_end: '2027-02-19T17:00:00-05:00',
    }),
  );
  const [track] = event.tracks;
  if (!track) throw new Error('the test event has no track');
  const tracks = [track, { ...track, code: 'far', timezone: 'America/Toronto' }];
  const there = {
    [api.event.getClientEventFromDomain.path]: { ...event, timezone: 'America/Vancouver', tracks },
  };
  const { panel } = await openBasket(there);
  const items = within(panel).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('.soft')?.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '10:30 am to 12:00 pm',
    '1:00 pm to 2:00 pm',
  ]);
  expect(
    within(panel).getByText('Times are in Pacific Time (Vancouver), the event’s time zone.'),
  ).toBeVisible();
});
