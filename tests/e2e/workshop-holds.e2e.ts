import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { say as sayOfAny } from '#widgets/item-picker/messages.ts';
import { say } from '#widgets/workshop-picker/messages.ts';
import { continueButton, goOn } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { atStepByApi, type BegunByApi, beginByApi, holdByApi, reviewByApi } from './support/by-api.ts';
import { titleOf } from './support/documents.ts';
import { expectFocus } from './support/keyboard.ts';
import { type MovableServer, startMovableServer } from './support/moved-clock.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { siteOf } from './support/shared-server.ts';
import { errorSummary } from './support/step-page.ts';
import { box, dayTab, pick, told, warning } from './support/workshop-picker.ts';

const MINUTE = 60;
let server: MovableServer;
beforeAll(async () => {
  server = await startMovableServer();
});
afterAll(async () => void (await server.stop()));

const timer = (page: Page, locale: Locale) => page.getByRole('timer', { name: sayOfAny('timeLeft', locale) });
const longer = (locale: Locale) => sayOfAny('extended', locale, { time: '' }).replace(/[\s.]+$/, '');
const extend = (page: Page, locale: Locale) => page.getByRole('button', { name: sayOfAny('extend', locale) });
const spoken = (page: Page, locale: Locale, minutes: number) =>
  page.getByRole('status').filter({ hasText: sayOfAny('minutesLeft', locale, { count: minutes }) });

/** Seconds that the countdown shows. */
async function secondsLeft(page: Page, locale: Locale): Promise<number> {
  const [minutes = '', seconds = ''] = (await timer(page, locale).innerText()).split(':');
  return Number(minutes) * MINUTE + Number(seconds);
}

/** Waits until the countdown is at most so far down, and not a minute farther, however slow the machine. */
async function expectLeft(page: Page, locale: Locale, seconds: number): Promise<void> {
  const left = () => secondsLeft(page, locale);
  await expect.poll(left, { timeout: 5_000 }).toBeLessThanOrEqual(seconds);
  expect(await left()).toBeGreaterThan(seconds - MINUTE);
}

/** Lets time pass until the countdown is so far down. */
async function passUntil(page: Page, locale: Locale, seconds: number): Promise<void> {
  await server.pass((await secondsLeft(page, locale)) - seconds, page);
}

/** At the workshops of Vancouver, on a page whose clock is the test's. */
async function atWorkshops(visitor: Visitor): Promise<BegunByApi> {
  await visitor.page.clock.install();
  // A clock that jumps is over the patience of a socket that is still being opened.
  visitor.complaints.expect(/WebSocket is closed before the connection is established/);
  return atStepByApi(visitor, 'workshops', { track: 'vancouver', site: siteOf(server.port) });
}

/** Whether a registration has a seat, as the server sees it now. */
async function statusOf(begun: BegunByApi, session: string): Promise<string | undefined> {
  const { workshops } = await reviewByApi(begun);
  return workshops.find((each) => each.workshops_session_code === session)?.workshops_cart_status;
}

describe.each(
  oneOf(0, [
    { locale: 'en', width: 1280 },
    { locale: 'fr', width: 390 },
  ] as const),
)('seats that are held, in $locale at $width px', ({ locale, width }) => {
  const session = 'quiet-students-1';
  const title = titleOf(session, locale);

  test('are counted down, freed at the end, and taken again', async ({ visit }) => {
    const visitor = await visit({ locale, width, site: siteOf(server.port) });
    const { page } = visitor;
    const begun = await atWorkshops(visitor);
    expect(await timer(page, locale).count()).toBe(0);
    await pick(page, session);
    await expectLeft(page, locale, 15 * MINUTE);
    await axe(page);
    await screenshot(page, `workshops-held-${locale}-${width}`);

    await passUntil(page, locale, 5 * MINUTE + 30);
    expect(await spoken(page, locale, 5).count()).toBe(0);
    await passUntil(page, locale, 5 * MINUTE - 5);
    await spoken(page, locale, 5).waitFor({ state: 'attached' });
    await passUntil(page, locale, MINUTE - 5);
    await spoken(page, locale, 1).waitFor({ state: 'attached' });
    await expectLeft(page, locale, MINUTE);
    expect(await statusOf(begun, session)).toBe('Y');

    await server.pass(MINUTE, page);
    await warning(page).getByText(sayOfAny('lapsed', locale)).waitFor();
    await warning(page).getByText(title).waitFor();
    expect(await timer(page, locale).count()).toBe(0);
    expect(await box(page, session).isChecked()).toBe(false);
    expect(await statusOf(begun, session)).toBe('N');
    await axe(page);
    await screenshot(page, `workshops-lapsed-${locale}-${width}`);
    await continueButton(page, 'review', locale).click();
    await errorSummary(page).waitFor();

    await page.getByRole('button', { name: sayOfAny('holdAgainNamed', locale, { what: title }) }).click();
    await told(page, 'added', locale);
    await warning(page).waitFor({ state: 'detached' });
    await expectFocus(dayTab(page, 0));
    await expectLeft(page, locale, 15 * MINUTE);
    expect(await statusOf(begun, session)).toBe('Y');
    await goOn(page, 'review', locale);
  });

  test('have more time when asked for, up to the event’s cap', async ({ visit }) => {
    const visitor = await visit({ locale, width, site: siteOf(server.port) });
    const { page } = visitor;
    const begun = await atWorkshops(visitor);
    await pick(page, session);
    for (const left of [15, 15, 15, 12]) {
      await server.pass(12 * MINUTE, page);
      await expectLeft(page, locale, 3 * MINUTE);
      await extend(page, locale).click();
      await page
        .getByRole('status')
        .filter({ hasText: longer(locale) })
        .waitFor();
      await expectLeft(page, locale, left * MINUTE);
    }
    await extend(page, locale).waitFor({ state: 'detached' });
    await expectFocus(dayTab(page, 0));
    await screenshot(page, `workshops-held-no-longer-${locale}-${width}`);
    expect(await statusOf(begun, session)).toBe('Y');
  });
});

test('a seat that was lost and taken by others is given up', async ({ visit }) => {
  const visitor = await visit({ site: siteOf(server.port) });
  visitor.complaints.expect(/^409 POST .*handle-workshop-cart/);
  const { page } = visitor;
  const begun = await atWorkshops(visitor);
  const others = await Promise.all([1, 2].map(() => beginByApi({ track: 'vancouver', site: begun.site })));
  const session = 'robotics-1';
  const title = titleOf(session, 'en');
  await pick(page, session);
  await server.pass(16 * MINUTE, page);
  await warning(page).getByText(sayOfAny('lapsed', 'en')).waitFor();
  for (const other of others) expect((await holdByApi(other, session)).status).toBe(200);
  await page.getByRole('button', { name: sayOfAny('holdAgainNamed', 'en', { what: title }) }).click();
  await page.getByText(say('problemFull', 'en', { title })).waitFor();
  await axe(page);
  await screenshot(page, 'workshops-lost-en-1280');
  await page.getByRole('button', { name: sayOfAny('removeNamed', 'en', { what: title }) }).click();
  await told(page, 'removed', 'en');
  await page.getByText(sayOfAny('lapsed', 'en')).waitFor({ state: 'detached' });
  expect(await statusOf(begun, session)).toBeUndefined();
});

test('a device whose clock is wrong counts by the server’s', async ({ visit }) => {
  const visitor = await visit({ site: siteOf(server.port) });
  const { page } = visitor;
  await page.clock.install({ time: new Date(Date.now() - 3 * 3_600_000) });
  await atStepByApi(visitor, 'workshops', { track: 'vancouver', site: siteOf(server.port) });
  await pick(page, 'quiet-students-1');
  await expectLeft(page, 'en', 15 * MINUTE);
  await page.clock.setSystemTime(new Date(Date.now() + 3 * 3_600_000));
  await page.reload();
  await timer(page, 'en').waitFor();
  await expectLeft(page, 'en', 15 * MINUTE);
});
