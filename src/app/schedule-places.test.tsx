// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { renderSite } from '#src/app/testing/render-site.tsx';
import { answers } from '#src/features/pages/testing/site-answers.ts';
import { sampleSession, sampleTime } from '#src/features/schedule/testing/sample-schedule.ts';
import { schedule as words } from '#src/lib/i18n/en/schedule.ts';

beforeEach(standInForBrowser);

const wait = { timeout: 60_000 };
const schedule = {
  ...answers,
  [api.schedule.getScheduleByCodeAndTrack.path]: { times: [sampleTime([sampleSession('a')])], bands: [] },
  [api.schedule.listFilters.path]: [],
  [api.event.getTimeZones.path]: [],
};

test('what has come is drawn at once, without a moment of waiting to be seen', async () => {
  const watched: string[] = [];
  const watch = new MutationObserver(() => watched.push(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true });
  renderSite('/schedule?map=Y', schedule);
  await screen.findByRole('button', { name: /^Open the map ?Great Hall/ }, wait);
  watch.disconnect();
  expect(watched.filter((text) => text.includes(words.map_loading))).toEqual([]);
});

test('one press on the schedule opens the map', async () => {
  const { user } = renderSite('/schedule', schedule);
  await user.click(await screen.findByRole('button', { name: 'Open the map' }, wait));
  expect(await screen.findByText('By train', {}, wait)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Close ?Great Hall/ })).toHaveAttribute('aria-expanded', 'true');
});

test('an address with the places draws them with their maps closed, so that nothing moves', async () => {
  renderSite('/schedule?map=Y', schedule);
  const button = await screen.findByRole('button', { name: /^Open the map ?Great Hall/ }, wait);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
