import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readRecording } from '#engine/recording/read-recording.ts';
import type { SessionStep } from '#engine/recording/session-step.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { takeSteps } from '../../scripts/record/take-steps.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

const NAME = 'teachers-declined-en';
const file = path.resolve(import.meta.dirname, `../../fixtures/sessions/${NAME}.har`);
const reading = readRecording(readFileSync(file, 'utf8'));
const steps: readonly SessionStep[] = reading.ok ? (reading.recording.own.steps ?? []) : [];
/** The first step of the form, that of the review, and that of the second card. */
const cards = steps.flatMap(({ do: done }, at) => (done === 'card' ? [at] : []));

let server: RunningServer;
let site = '';
beforeAll(async () => {
  server = await startServer({ env: { NODE_ENV: 'development', EVENTS_DIR: 'fixtures/events' } });
  site = `http://teachers.localhost:${server.port}`;
});
afterAll(() => server.stop());

const marker = (page: Page) => page.getByRole('complementary', { name: 'Fixture' });
const take = (page: Page, from: number, to?: number) =>
  takeSteps(page, steps.slice(from, to), { site, locale: 'en' });
const declinedNow = (page: Page) => page.getByText(words.en.payment.declinedTitle).filter({ visible: true });

test('the inspector is for this machine alone, in development too', async () => {
  const status = (url: string, headers: Record<string, string>) =>
    fetch(`http://localhost:${server.port}${url}`, {
      headers: { accept: 'text/html', ...headers },
    }).then((answer) => answer.status);
  expect(await status('/inspect', {})).toBe(200);
  for (const url of ['/inspect', '/fr/inspect', '/INSPECT/'])
    expect([url, await status(url, { 'x-forwarded-for': '203.0.113.9' })]).toEqual([url, 404]);
});

describe('a tab that is answered from a recording', () => {
  test('walks it without a server, over a reload too, and leaves the other tabs alone', async ({ visit }) => {
    const visitor = await visit({ site });
    visitor.complaints.expect(/saveSubmitRegistration|answered 402/);
    const { page, context } = visitor;
    const asked: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(api|app)\//.test(pathname) && !/\.tsx?$/.test(pathname)) asked.push(pathname);
    });
    await page.goto(`/registration/start?fixture=${NAME}`);
    await marker(page).getByText(`Fixture ${NAME}`).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await take(page, 1, (cards[0] ?? 0) + 3);
    await declinedNow(page).first().waitFor();
    // What was asked so far is behind it, whatever is loaded anew: the review is the one before the payment.
    await page.reload();
    await marker(page).getByText(`Fixture ${NAME}`).waitFor();
    await page
      .getByRole('heading', { name: words.en.review.title })
      .or(page.getByText('$257.25').first())
      .first()
      .waitFor();
    await take(page, cards[1] ?? 0);
    await axe(page);
    await screenshot(page, 'fixture-tab-1280');
    expect(asked).toEqual([]);
    await marker(page).getByText(`Fixture ${NAME}`).click();
    await marker(page)
      .getByText(/^\d+ calls were asked, \d+ answered from the recording/)
      .waitFor();

    // Another tab of the same browser knows nobody of the recording, and asks the server.
    const other = await context.newPage();
    await other.goto('/registration/start');
    await other.getByRole('button', { name: words.en.start.begin }).waitFor();
    expect(
      await other.evaluate(() => Object.keys(localStorage).filter((key) => /token|registration/.test(key))),
    ).toEqual([]);
    expect(await marker(other).count()).toBe(0);
    expect(await other.evaluate(() => fetch('/api/getTimeZones').then(({ status }) => status))).toBe(200);
    expect(asked).toContain('/api/getTimeZones');

    // The way out.
    await marker(page).getByRole('link', { name: 'Leave it' }).click();
    await page.waitForURL((url) => url.search === '');
    await marker(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('tells quietly what the recording has no answer to, and what a name is that there is not', async ({
    visit,
  }) => {
    const { page, complaints } = await visit({ site, width: 390, colorScheme: 'dark' });
    complaints.expect(/nobody/);
    await page.goto(`/?fixture=${NAME}`);
    await marker(page).getByText(`Fixture ${NAME}`).waitFor();
    const status = await page.evaluate(() =>
      fetch('/api/getShopProducts/online').then((answer) => answer.status),
    );
    expect(status).toBe(501);
    await marker(page)
      .getByText(/^Fixture .*, \d+ not recorded$/)
      .click();
    await marker(page).getByText('NOT RECORDED: call').waitFor();
    await axe(page);
    await screenshot(page, 'fixture-tab-390');
    await page.goto('/?fixture=nobody');
    await marker(page).getByText('Fixture nobody: not opened').waitFor();
    await marker(page)
      .getByText(new RegExp(`There is no recording of this name.*${NAME}`))
      .waitFor();
  });
});

test('a build knows nothing of it: the server answers', async ({ visit }) => {
  const { page } = await visit({ locale: 'en' });
  await page.goto(`/registration/start?fixture=${NAME}`);
  // It comes drawn by the server, and what else is asked the server answers.
  await page.getByRole('heading', { level: 1, name: words.en.start.title }).waitFor();
  await page.getByRole('button', { name: words.en.start.begin }).waitFor();
  expect(await page.evaluate(() => fetch('/api/getTimeZones').then(({ status }) => status))).toBe(200);
  expect(await marker(page).count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('fixture-tab'))).toBeNull();
});
