import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { schedule as english } from '#src/lib/i18n/en/schedule.ts';
import { schedule as french } from '#src/lib/i18n/fr/schedule.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, holdByApi, releaseByApi } from './support/by-api.ts';
import { catalogueDocument, sessionOf, titleOf } from './support/documents.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { siteOf } from './support/shared-server.ts';
import { fill } from './support/words.ts';

const words = { en: english, fr: french } as const;
/** Two seats are left of it. */
const scarce = 'robotics-1';
const { workshops } = catalogueDocument<ScheduleDocument>('schedule');

let server: RunningServer;
let site: string;
beforeAll(async () => {
  server = await startServer();
  site = siteOf(server.port);
}, 120_000);
afterAll(async () => void (await server.stop()));

const answered = (page: Page, call: string) =>
  page.waitForResponse((answer) => answer.url().includes(`/api/${call}`) && answer.ok());

describe.each(
  oneOf(0, [
    ['en', 1280],
    ['fr', 390],
    ['fr', 1280],
    ['en', 390],
  ] as const),
)('My Workshops without a registration in %s at %d px', (locale, width) => {
  const say = words[locale];
  test('tells which are full now, what they are about, and what else is on then', async ({ visit }) => {
    const { page, address } = await visit({ locale, width, site });
    const title = titleOf(scarce, locale);
    await page.goto(address('/schedule?view=list'));
    await page
      .getByRole('button', { name: fill(say.add_named, { title }) })
      .first()
      .click();
    await page
      .getByRole('button', {
        name: new RegExp(`^${say.basket}, ${fill(say.basket_count, { count: 1 })}`),
      })
      .waitFor();
    // Meanwhile others take the last two seats.
    const others = await Promise.all([1, 2].map(() => beginByApi({ track: 'vancouver', site })));
    for (const begun of others) expect((await holdByApi(begun, scarce)).status).toBe(200);
    await page.goto(address('/faq'));
    const seats = answered(page, 'CheckWorkshopSessionStatus');
    await page.getByRole('button', { name: new RegExp(`^${say.basket},`) }).click();
    await seats;
    const items = page.locator('.basket > ul > li');
    const item = items.filter({ has: page.getByRole('button', { name: title, exact: true }) });
    await item.getByText(say.full, { exact: true }).waitFor();

    const about = answered(page, 'getWorkshopBasicInformation');
    await item.getByRole('button', { name: title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await about;
    const workshop = workshops.find(({ code }) => code === sessionOf(scarce).workshop);
    await item.getByText(resolveText(workshop?.description, locale)).waitFor();
    await axe(page);
    await screenshot(page, `basket-about-${locale}-${width}`);

    const atThatTime = answered(page, 'getSessionsBySchedule');
    await item.getByRole('button', { name: say.basket_others }).click();
    await atThatTime;
    const take = item.locator('.basket-others').getByRole('button').first();
    await take.waitFor();
    await axe(page);
    await screenshot(page, `basket-others-${locale}-${width}`);
    const instead = await take.getAttribute('aria-label');
    await take.click();
    await item.waitFor({ state: 'detached' });
    const taken = (await items.getByRole('button').first().innerText()).trim();
    expect(instead).toBe(fill(say.basket_instead_named, { title: taken, other: title }));
    for (const begun of others) expect((await releaseByApi(begun, scarce)).status).toBe(200);
  });
});
