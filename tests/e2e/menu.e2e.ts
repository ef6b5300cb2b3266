import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { MenuDocument, MenuItem } from '#engine/event/documents/menu/schema.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { eventDocument } from './support/documents.ts';
import { expectFocus, tabTo } from './support/keyboard.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { whole, words } from './support/words.ts';

const file = path.resolve(import.meta.dirname, '../../fixtures/events/teachers/menu.json');
/** The demo's menu as it is first published; a copy of the caller's own. */
const menuDocument = (): MenuDocument => JSON.parse(readFileSync(file, 'utf8'));

function find(id: string, items: readonly MenuItem[] = menuDocument().items): MenuItem | undefined {
  return items.flatMap((item) => (item.id === id ? item : (find(id, item.submenu ?? []) ?? [])))[0];
}
const labelOf = (id: string, locale: Locale) => resolveText(find(id)?.label, locale);

const toggle = (page: Page) => page.getByRole('button', { name: labelOf('information', 'en') });
const category = (page: Page, id: string) =>
  page.locator('.mega-cats').getByRole('button', { name: labelOf(id, 'en') });
const shown = (page: Page, id: string) => page.getByRole('list', { name: labelOf(id, 'en'), exact: true });
const entry = (page: Page, id: string) =>
  page.locator('.mega-sub').getByRole('link', { name: labelOf(id, 'en') });

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Opens the home page and waits until it hears of changes. */
async function openAndListen({ page, address }: Visitor): Promise<void> {
  const listening = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('subscription_succeeded'),
      ),
    );
  await page.goto(address('/'));
  await heading(page).waitFor();
  await listening;
}

/** Publishes a document for this test only. */
async function publishForNow<Document extends MenuDocument | EventDocument>(
  before: Document,
  document: Document,
): Promise<void> {
  onTestFinished(() => mustPublish(before));
  await mustPublish(document);
}

test('the mega menu with a mouse: categories by the way it moves, a page, a track, a click outside', async ({
  visit,
}) => {
  const visitor = await visit({ locale: 'en', width: 1280 });
  const { page } = visitor;
  await page.goto('/');
  await heading(page).waitFor();
  const bar = page.getByRole('navigation', { name: words.en.site.main_menu });
  expect(await bar.innerText()).toMatch(whole('Home Conference Information'));
  await toggle(page).click();
  await shown(page, 'programme-category').waitFor();
  await axe(page);
  await screenshot(page, 'mega-menu-en-1280');

  // Down the list: the category under the pointer is shown, sampled on the way.
  const from = await category(page, 'programme-category').boundingBox();
  const to = await category(page, 'venue-category').boundingBox();
  if (!from || !to) throw new Error('The categories are not on the page');
  await page.mouse.move(from.x + 60, from.y + 20);
  await page.mouse.move(to.x + 62, to.y + 20, { steps: 12 });
  await shown(page, 'venue-category').waitFor();

  await category(page, 'registration-category').click();
  await entry(page, 'online').click();
  await page.waitForURL('**/registration/start?track=online');
  expect(await page.locator('.mega').count()).toBe(0);
  const stored = await page.evaluate(() => localStorage.getItem('current-registration') ?? '');
  expect(JSON.parse(stored).value).toMatchObject({ regtrackCode: 'online', regtrackID: '102' });

  await toggle(page).click();
  await entry(page, 'keynotes').click();
  await page.waitForURL('**/keynotes');
  await heading(page).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('current-registration'))).toContain(
    '"regtrackID":""',
  );

  await toggle(page).click();
  await category(page, 'about-category').click();
  const association = entry(page, 'association');
  expect(await association.getAttribute('target')).toBe('_blank');
  expect(await association.getAttribute('rel')).toBe('noopener');
  await page.locator('main').click({ position: { x: 20, y: 700 } });
  await expect.poll(() => page.locator('.mega').count()).toBe(0);
});

test('the mega menu by keyboard alone', async ({ visit }) => {
  const { page } = await visit({ locale: 'en', width: 1280 });
  await page.goto('/');
  await heading(page).waitFor();
  await tabTo(page, toggle(page));
  await page.keyboard.press('Enter');
  await shown(page, 'programme-category').waitFor();
  await expectFocus(toggle(page));
  await page.keyboard.press('ArrowDown');
  await expectFocus(category(page, 'programme-category'));
  await page.keyboard.press('ArrowDown');
  await shown(page, 'registration-category').waitFor();
  await page.keyboard.press('ArrowRight');
  await expectFocus(entry(page, 'in-person'));
  await page.keyboard.press('Escape');
  await expectFocus(toggle(page));
  expect(await page.locator('.mega').count()).toBe(0);

  await page.keyboard.press('ArrowDown');
  await expectFocus(category(page, 'programme-category'));
  await tabTo(page, page.locator('.mega-aside').getByRole('link'));
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('.mega').count()).toBe(0);

  await tabTo(page, toggle(page), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, entry(page, 'keynotes'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/keynotes');
  await expectFocus(heading(page));
});

test('the menu of phones in French', async ({ visit }) => {
  const { page, address } = await visit({ locale: 'fr', width: 390 });
  await page.goto(address('/'));
  await heading(page).waitFor();
  const opener = page.getByRole('button', { name: words.fr.site.menu, exact: true });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: words.fr.site.menu });
  const row = (id: string) => drawer.getByRole('button', { name: labelOf(id, 'fr') });
  await row('programme-category').click();
  await axe(page);
  await screenshot(page, 'menu-drawer-fr-390');
  expect((await row('programme-category').boundingBox())?.height).toBe(52);
  const keynotes = drawer.getByRole('link', { name: labelOf('keynotes', 'fr') });
  expect((await keynotes.boundingBox())?.height).toBe(46);
  await page.keyboard.press('Escape');
  await expectFocus(opener);

  await opener.click();
  await row('programme-category').click();
  await keynotes.click();
  await page.waitForURL('**/fr/keynotes');
  expect(await drawer.count()).toBe(0);
  await opener.click();
  await row('registration-category').click();
  await drawer.getByRole('link', { name: labelOf('online', 'fr'), exact: true }).click();
  await page.waitForURL('**/fr/registration/start?track=online');
});

test('a menu that is published is in the open page; coming_soon takes the navigation away', async ({
  visit,
}) => {
  const visitor = await visit({ locale: 'en', width: 1280 });
  const { page } = visitor;
  await openAndListen(visitor);
  const menu = menuDocument();
  const added = {
    id: 'new',
    code: 'new',
    label: { en: 'Just added', fr: 'Tout juste ajouté' },
    link: '/faq',
  };
  const items = menu.items.map((item) =>
    item.alias === 'MEGA' ? { ...item, submenu: [added, ...(item.submenu ?? [])] } : item,
  );
  await toggle(page).click();
  await publishForNow(menu, { ...menu, items });
  await page.locator('.mega-cats').getByRole('link', { name: 'Just added' }).waitFor();

  const event = eventDocument();
  const options = { ...event.options, website_homepage_active: 'coming_soon' } as const;
  await publishForNow(event, { ...event, options });
  await page.getByRole('heading', { level: 1, name: 'Soon' }).waitFor();
  await axe(page);
  await screenshot(page, 'coming-soon-en-1280');
  const header = page.getByRole('banner');
  expect(await header.getByRole('navigation').count()).toBe(0);
  expect(await header.getByRole('link', { name: words.en.site.register_now }).count()).toBe(0);
  expect(await header.getByRole('link', { name: 'Français' }).count()).toBe(1);
});

test('another version on the server is offered, and stays until it is answered', async ({ visit }) => {
  const { page } = await visit({ locale: 'en', width: 1280 });
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem('APP_VERSION', '0.0.0');
    sessionStorage.setItem('seen', 'Y');
  });
  await page.goto('/');
  await page.getByText(words.en.site.version_title).waitFor();
  await axe(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: words.en.site.version_reload }).click();
  await loaded;
  const [accepted, served] = await page.evaluate(async () => [
    localStorage.getItem('APP_VERSION'),
    (await (await fetch('/version.json')).json()).version,
  ]);
  expect(accepted).toBe(served);
  expect(accepted).toMatch(/^\d+\.\d+\.\d+/);
});

test('a long page: the header stays, the way back up comes after 400 px, and a bar while the next is fetched', async ({
  visit,
}) => {
  const { page, address } = await visit({ locale: 'fr', width: 390 });
  await page.goto(address('/faq'));
  await heading(page).waitFor();
  const toTop = page.getByRole('button', { name: words.fr.site.back_to_top });
  expect(await toTop.count()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 401));
  await toTop.waitFor();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await axe(page);
  await toTop.press('Enter');
  await expectFocus(page.getByRole('main'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await toTop.waitFor({ state: 'detached' });

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/schedule/, (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: words.fr.site.menu, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: words.fr.site.menu });
  await drawer.getByRole('button', { name: labelOf('programme-category', 'fr') }).click();
  await drawer.getByRole('link', { name: labelOf('schedule', 'fr'), exact: true }).click();
  await page.getByRole('progressbar', { name: words.fr.site.loading_page }).waitFor();
  letThrough();
  await page.waitForURL('**/fr/schedule');
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await expectFocus(heading(page));
});
