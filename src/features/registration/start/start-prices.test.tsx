// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';

const choice = (mode: string, days: readonly string[], members: number, others: number) => ({
  mode,
  registrations_day: days,
  prices: [
    { payer: 'members', from: members / 2, to: members, then: { from: members / 2, to: members + 4_000 } },
    { payer: 'others', from: others, to: others },
  ],
});
const OPTION = {
  registration_new_open: 'Y',
  full: 'N',
  full_tracks: ['leadership'],
  waitlist: 'N',
  places_left: { vancouver: 12, leadership: 0 },
  prices: [
    {
      track: 'vancouver',
      from: 7_250,
      to: 24_500,
      taxed: 'Y',
      early_bird: { until: '2026-12-18', then: { from: 7_250, to: 24_500 } },
      choices: [
        choice('In-Person', ['friday'], 8_500, 14_500),
        choice('In-Person', ['friday', 'saturday'], 14_500, 24_500),
      ],
    },
  ],
};
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

beforeEach(() => {
  standInForBrowser();
  // What another one has chosen in this tab.
  sessionStorage.clear();
});

test('each way to come says what it costs whom on the days that are chosen; a full one says that alone', async () => {
  const { user } = renderSite('/registration/start', { '/getRegistrationOption': OPTION });
  const vancouver = await screen.findByRole('radio', { name: /^In person, Vancouver/ });
  const row = vancouver.closest('label');
  await waitFor(() =>
    expect(plain(row?.textContent ?? '')).toMatch(
      /\$ 72\.50 to \$ 145\.00Members then \$ 72\.50 to \$ 185\.00\$ 245\.00Everyone else 12 places left$/,
    ),
  );
  expect(row?.querySelector('.quilt')).not.toBeNull();
  const full = screen.getByRole('radio', { name: /^Leadership day/ });
  expect(full).toBeDisabled();
  expect(plain(full.closest('label')?.textContent ?? '')).toMatch(/Full$/);
  expect(plain(full.closest('label')?.textContent ?? '')).not.toMatch(/\$|left/);
  expect(screen.queryByRole('link', { name: /^Join the waitlist/ })).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: /^Saturday, February 20/ }));
  await waitFor(() => expect(plain(row?.textContent ?? '')).toMatch(/\$ 42\.50 to \$ 85\.00/));
});

test('beside a full way to come is the way into its line, where there is one', async () => {
  renderSite('/registration/start', { '/getRegistrationOption': { ...OPTION, waitlist: 'Y' } });
  const way = await screen.findByRole('link', { name: 'Join the waitlist' });
  expect(way).toHaveAttribute('href', '/registration/start/waitlist?track=leadership');
  // It is no part of what is pressed to choose.
  expect(way.closest('label')).toBeNull();
});

test('each day says how many places are left on it; a full one leads to its waitlist', async () => {
  const days = { full_days: ['saturday'], day_places_left: { friday: 7, saturday: 0 } };
  renderSite('/registration/start', { '/getRegistrationOption': { ...OPTION, ...days, waitlist: 'Y' } });
  const friday = await screen.findByRole('checkbox', { name: /^Friday, February 19/ });
  expect(plain(friday.closest('label')?.textContent ?? '')).toMatch(/7 places left$/);
  const saturday = screen.getByRole('checkbox', { name: /^Saturday, February 20/ });
  expect(saturday).toBeDisabled();
  expect(saturday).not.toBeChecked();
  const way = screen.getByRole('link', { name: /^Join the waitlist ?Saturday, February 20$/ });
  expect(way).toHaveAttribute('href', '/registration/start/waitlist?day=saturday');
});

test('what is chosen so far stands beside it once a way is, with until when it costs that', async () => {
  const { user } = renderSite('/registration/start', { '/getRegistrationOption': OPTION });
  const vancouver = await screen.findByRole('radio', { name: /^In person, Vancouver/ });
  expect(screen.queryByRole('heading', { name: 'So far' })).toBeNull();
  await user.click(vancouver);
  const saturday = screen.getByRole('checkbox', { name: /^Saturday, February 20/ });
  const friday = screen.getByRole('checkbox', { name: /^Friday, February 19/ });
  expect(plain(friday.closest('label')?.textContent ?? '')).toMatch(
    /This day only: \$ 42\.50 to \$ 145\.00$/,
  );
  expect(plain(saturday.closest('label')?.textContent ?? '')).toBe('Saturday, February 20');
  const panel = (await screen.findByRole('heading', { name: 'So far' })).parentElement as HTMLElement;
  expect(plain(panel.textContent)).toMatch(/Friday, February 19Saturday, February 20/);
  expect(plain(within(panel).getByText('Members').closest('div')?.textContent ?? '')).toBe(
    'MembersLater: $ 72.50 to $ 185.00$ 72.50 to $ 145.00',
  );
  expect(panel).toHaveTextContent('Early-bird price until December 18, 2026. Before tax.');
});

test('a switch shows the prices of members or of everyone else alone: in the rows, the days and the sum', async () => {
  const { user } = renderSite('/registration/start', { '/getRegistrationOption': OPTION });
  const vancouver = await screen.findByRole('radio', { name: /^In person, Vancouver/ });
  const row = vancouver.closest('label');
  await user.click(vancouver);
  const prices = await screen.findByRole('group', { name: 'Prices for' });
  expect(within(prices).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  const panel = (await screen.findByRole('heading', { name: 'So far' })).parentElement as HTMLElement;
  const friday = screen.getByRole('checkbox', { name: /^Friday, February 19/ });

  await user.click(within(prices).getByRole('button', { name: 'Everyone else' }));
  expect(plain(row?.textContent ?? '')).toMatch(/Vancouver.*\$ 245\.00 12 places left$/);
  expect(plain(row?.textContent ?? '')).not.toContain('72.50');
  expect(plain(friday.closest('label')?.textContent ?? '')).toMatch(/This day only: \$ 145\.00$/);
  expect(within(panel).queryByText('Members')).toBeNull();
  expect(plain(panel.textContent)).not.toContain('Early-bird price');

  await user.click(within(prices).getByRole('button', { name: 'Members' }));
  expect(plain(row?.textContent ?? '')).toMatch(
    /\$ 72\.50 to \$ 145\.00 then \$ 72\.50 to \$ 185\.0012 places left$/,
  );
  expect(within(panel).queryByText('Everyone else')).toBeNull();
});

test('there is no switch where a membership makes no price another', async () => {
  const [track] = OPTION.prices;
  const [way] = track?.choices ?? [];
  const everyone = { ...way, prices: [{ payer: 'everyone', from: 4_000, to: 4_000 }] };
  renderSite('/registration/start', {
    '/getRegistrationOption': { ...OPTION, prices: [{ ...track, choices: [everyone] }] },
  });
  await screen.findByRole('radio', { name: /^In person, Vancouver/ });
  expect(screen.queryByRole('group', { name: 'Prices for' })).toBeNull();
});

test('places that all tracks share are told as one number, those of a track as its own', async () => {
  const shared = {
    ...OPTION,
    full_tracks: [],
    places_left: { vancouver: 1200, online: 1200, leadership: 40 },
  };
  renderSite('/registration/start', { '/getRegistrationOption': { ...shared, places_left_in_all: 1200 } });
  const rowOf = async (name: RegExp) =>
    plain((await screen.findByRole('radio', { name })).closest('label')?.textContent ?? '');
  await waitFor(async () =>
    expect(await rowOf(/^In person, Vancouver/)).toMatch(/1,200 places left in total$/),
  );
  expect(await rowOf(/^Leadership day/)).toMatch(/40 places left$/);
});
