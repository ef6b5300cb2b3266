// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { standInForBrowser } from '#src/app/testing/browser-stand-ins.ts';
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
  expect(plain(full.closest('label')?.textContent ?? '')).not.toMatch(/\$|left/);

  await user.click(screen.getByRole('checkbox', { name: /^Saturday, February 20/ }));
  await waitFor(() => expect(plain(row?.textContent ?? '')).toMatch(/\$ 42\.50 to \$ 85\.00/));
});

test('what is chosen so far stands beside it once a way is, with until when it costs that', async () => {
  const { user } = renderSite('/registration/start', { '/getRegistrationOption': OPTION });
  const vancouver = await screen.findByRole('radio', { name: /^In person, Vancouver/ });
  expect(screen.queryByRole('heading', { name: 'So far' })).toBeNull();
  await user.click(vancouver);
  const saturday = screen.getByRole('checkbox', { name: /^Saturday, February 20/ });
  const friday = screen.getByRole('checkbox', { name: /^Friday, February 19/ });
  expect(plain(friday.closest('label')?.textContent ?? '')).toMatch(
    /This day alone: \$ 42\.50 to \$ 145\.00$/,
  );
  expect(plain(saturday.closest('label')?.textContent ?? '')).toBe('Saturday, February 20');
  const panel = (await screen.findByRole('heading', { name: 'So far' })).parentElement as HTMLElement;
  expect(plain(panel.textContent)).toMatch(/Friday, February 19Saturday, February 20/);
  expect(plain(within(panel).getByText('Members').closest('div')?.textContent ?? '')).toBe(
    'Membersthen $ 72.50 to $ 185.00$ 72.50 to $ 145.00',
  );
  expect(panel).toHaveTextContent('Early price until December 18, 2026. Before tax.');
});
