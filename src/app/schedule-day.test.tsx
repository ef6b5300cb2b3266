// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { ScheduleBand } from '#engine/event/schedule/session.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';
import { answers } from '#src/features/pages/testing/site-answers.ts';
import { sampleSession, sampleTime } from '#src/features/schedule/testing/sample-schedule.ts';

beforeEach(standInForBrowser);
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const wait = { timeout: 60_000 };
const clock = (time: string) => `2027-02-19T${time}:00.000-08:00`;
const late = (code: string, more = {}) =>
  sampleSession(code, {
    workshops_schedule_code: 'B',
    schedule_label: 'B',
    workshops_schedule_start: clock('13:00'),
    workshops_schedule_end: clock('14:30'),
    ...more,
  });
const lunch: ScheduleBand = {
  code: 'lunch',
  kind: 'meal',
  title: 'Lunch',
  text: 'Great Hall',
  day: 'friday',
  timezone: 'America/Vancouver',
  start: clock('12:00'),
  end: clock('13:00'),
};
const times = [
  sampleTime([
    sampleSession('open'),
    sampleSession('few', { availability: 'limited', seats_left: 3 }),
    sampleSession('full', { availability: 'full', seats_left: 0 }),
    sampleSession('fourth'),
    sampleSession('fifth'),
    sampleSession('beach', { workshops_schedule_end: clock('14:30') }),
  ]),
  sampleTime([late('after'), late('later')]),
];
const schedule = {
  ...answers,
  [api.schedule.getScheduleByCodeAndTrack.path]: { version: 1, times, bands: [lunch] },
  [api.schedule.listFilters.path]: [],
};

/** A time does not break, so its space is not the one that is typed. */
const spaced = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`);
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');
const block = (name: string) => screen.findByRole('region', { name: spaced(name) }, wait);
const titlesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('a day goes by blocks and bands, each with its count, and says where it is', async () => {
  vi.useFakeTimers({ now: new Date(clock('10:52')), toFake: ['Date'] });
  renderSite('/schedule', schedule);
  const morning = await block('10:30 am');
  expect(morning).toHaveTextContent('until 12:00 pm');
  expect(morning).toHaveTextContent('6 in person');
  expect(await block('Lunch')).toHaveTextContent('12:00 pmLunchGreat Hall, until 1:00 pm');
  expect(titlesOf(await block('1:00 pm'))).toEqual(['Title after', 'Title later']);
  expect(await screen.findByText('Now, 10:52 am')).toBeInTheDocument();
  const jumps = within(screen.getByRole('navigation', { name: 'Jump to a time' })).getAllByRole('link');
  expect(jumps.map(plain)).toEqual(['10:30 am 66 workshops', '12:00 pm Meal', '1:00 pm 22 workshops']);
  expect(jumps.map((each) => each.getAttribute('aria-current'))).toEqual(['time', null, null]);
  expect(screen.getByRole('tab')).toHaveTextContent(/Friday.*8 workshops/);
  // Nothing is online here, so nothing asks for it.
  expect(screen.queryByRole('button', { name: 'Online' })).toBeNull();
});

test('full, few left, chosen and in conflict are told in words; a press moves nothing, and what is chosen comes first then', async () => {
  const { user } = renderSite('/schedule', schedule);
  const morning = await block('10:30 am');
  const card = (title: string) => within(morning).getByRole('heading', { name: title }).closest('li');
  expect(card('Title full')).toHaveTextContent('Full');
  expect(card('Title few')).toHaveTextContent('3 left');
  expect(card('Title beach')).toHaveTextContent('10:30 am to 2:30 pm');
  const add = (title: string) =>
    user.click(screen.getByRole('button', { name: `Add to My Workshops: ${title}` }));
  await add('Title few');
  expect(card('Title few')).toHaveTextContent('Chosen');
  expect(card('Title few')).not.toHaveTextContent('Conflict');
  expect(titlesOf(morning)[0]).toBe('Title open');
  await add('Title beach');
  for (const title of ['Title few', 'Title beach']) expect(card(title)).toHaveTextContent('Conflict');
  expect(morning).toHaveTextContent('2 chosen');
  // Looked at anew.
  await user.click(screen.getByRole('button', { name: 'Seats left' }));
  const anew = () =>
    screen.getAllByRole('region', { name: spaced('10:30 am') }).map((each) => titlesOf(each)[0]);
  await vi.waitFor(() => expect(anew()).toContain('Title few'));
});

test('who asks for more of a time is led to the first of what comes', async () => {
  const { user } = renderSite('/schedule', schedule);
  const morning = await block('10:30 am');
  await user.click(within(morning).getByRole('button', { name: spaced('Show 1 more at 10:30 am') }));
  expect(within(morning).getByRole('button', { name: 'Title fifth' })).toHaveFocus();
  expect(within(morning).queryByRole('button', { name: /^Show 1 more/ })).toBeNull();
});

test('in another zone each time names its day where it differs, with the venue’s clock beside it, also in the details', async () => {
  const { user } = renderSite('/schedule?zone=Pacific%2FAuckland', {
    ...schedule,
    [api.schedule.getSessionDetail.path]: {
      session: sampleSession('open'),
      offered_again: [sampleSession('few')],
    },
  });
  const morning = await block('7:30 am Saturday');
  expect(morning).toHaveTextContent(/until 9:00 am/);
  expect(morning).not.toHaveTextContent('(Saturday)');
  expect(plain(morning)).toContain('10:30 am in Vancouver');
  expect(plain(await block('Lunch'))).toMatch(/^9:00 am Saturday.*12:00 pm in Vancouver/);
  const jumps = within(screen.getByRole('navigation', { name: 'Jump to a time' })).getAllByRole('link');
  expect(plain(jumps[0] as HTMLElement)).toMatch(/^7:30 am Sat/);
  await user.click(within(morning).getByRole('button', { name: 'Title open' }));
  const details = await screen.findByRole('dialog', {}, wait);
  expect(plain(details)).toContain('Saturday, February 20, 7:30 am until 9:00 am');
  expect(plain(details)).toContain('Friday, February 19, 10:30 am until 12:00 pm in Vancouver');
  const again = within(details).getByText('Offered again').nextElementSibling as HTMLElement;
  expect(plain(again)).toMatch(/Saturday, February 20, 7:30 am.*Friday, February 19, 10:30 am in Vancouver/);
});
