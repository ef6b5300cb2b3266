import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser.ts';
import { titleOf } from './support/documents.ts';
import { siteOfEvent } from './support/event-documents.ts';
import { watchShift } from './support/layout-shift.ts';
import { words } from './support/words.ts';

/** Holds the website's script back until it is called; the small one that keeps presses has run at `domcontentloaded`. */
async function holdScript(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/site-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The page is the browser's now: what only the browser draws has come. */
const takenOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('APP_VERSION'))).not.toBeNull();

test('the first answer is the page: painted in its theme and language before a script has come', async ({
  visit,
}) => {
  const { page, address } = await visit({ locale: 'fr', width: 390 });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const letGo = await holdScript(page);
  await page.goto(address('/'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: 'Grandir ensemble' }).waitFor();
  await page.getByText('Nadine Achebe').first().waitFor();
  const seen = () =>
    page.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
      ink: getComputedStyle(document.documentElement).getPropertyValue('--src-ink'),
      family: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.split(',')[0],
      text: document.querySelector('main')?.textContent,
    }));
  const before = await seen();
  expect(before).toMatchObject({
    lang: 'fr',
    title: 'Grandir ensemble 2027',
    ink: 'oklch(.27 .065 266)',
    family: '"Source Serif 4"',
  });

  // What is pressed now is done when the script is there.
  await page.getByRole('button', { name: words.fr.site.menu }).click();
  letGo();
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect(await seen()).toEqual(before);
  await takenOver(page);
  expect(calls, 'the page asks for nothing that came with it').toEqual([]);
});

test('who has scrolled before the script has come stays there', async ({ visit }) => {
  const { page } = await visit({ width: 390 });
  const letGo = await holdScript(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  letGo();
  await takenOver(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  // The router does its part after that: another page begins at its top.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Manage your Registration' }).click();
  await page.waitForURL(/registration\/manage/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that is come to by its address, and one that is loaded anew, do not move as they are taken over', async ({
  visit,
}) => {
  const { page } = await visit({ width: 390 });
  await page.addInitScript(() => {
    // What tells that the page is taken over is asked anew on each.
    localStorage.removeItem('APP_VERSION');
    const went: number[] = [];
    Reflect.set(window, 'went', went);
    // A browser that restores a position may tell of it twice.
    window.addEventListener('scroll', () => {
      if (went.at(-1) !== window.scrollY) went.push(window.scrollY);
    });
  });
  const went = () => page.evaluate<number[]>(() => Reflect.get(window, 'went'));
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.goto('/faq');
  await takenOver(page);

  const letGo = await holdScript(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await scrollTo(1500);
  await expect.poll(went).toEqual([1500]);
  letGo();
  await takenOver(page);
  expect(await went(), 'the page moves with its visitor alone').toEqual([1500]);

  // The browser puts them back where they were; where they go from there, they stay.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(went).toEqual([1500]);
  await scrollTo(700);
  await takenOver(page);
  expect(await went()).toEqual([1500, 700]);
});

test('without scripts there is a page to read, and its links lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteOfEvent('teachers') });
  const page = await context.newPage();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await page.getByRole('heading', { level: 1, name: 'À propos' }).waitFor();
  expect(await page.title()).toContain('Grandir ensemble 2027');
  await context.close();
});

test.for([
  { width: 390, isMobile: true },
  { width: 1280, isMobile: false },
])(
  'the schedule comes drawn for a window of $width px, and nothing moves when it is taken over',
  async ({ width, isMobile }, { browser }) => {
    const baseURL = siteOfEvent('teachers');
    const viewport = { width, height: 844 };
    for (const javaScriptEnabled of [false, true]) {
      const userAgent = isMobile ? 'Mozilla/5.0 (Linux; Android 16) Mobile' : undefined;
      const context = await browser.newContext({ javaScriptEnabled, isMobile, viewport, baseURL, userAgent });
      const page = await context.newPage();
      const shiftOf = await watchShift(page);
      await page.goto('/schedule?map=Y');
      const panel = page.getByRole('tabpanel');
      await panel
        .getByRole('button', { name: new RegExp(`^${titleOf('land-any-season-1', 'en')}`) })
        .waitFor();
      expect(await panel.getByRole('region', { name: '10:30 am' }).count()).toBe(1);
      await page.locator('.schedule-places article').first().waitFor();
      if (javaScriptEnabled) {
        await takenOver(page);
        // All of the day is there, by a script that runs; a phone shows some of each time.
        await panel
          .getByRole('button', {
            name: new RegExp(`^${titleOf('subject-budget-1', 'en')}`),
            includeHidden: true,
          })
          .waitFor({ state: 'attached' });
        expect((await shiftOf()).value).toBeLessThan(0.02);
      }
      await context.close();
    }
  },
);

test('a language that is chosen before the script has come is remembered', async ({ visit }) => {
  const { page } = await visit({ site: siteOfEvent('music') });
  await holdScript(page);
  await page.goto('/fr', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'English' }).click();
  await page.locator('html[lang="en"]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en');
  // The root leads everybody else to the event's own language.
  await page.goto('/');
  await page.locator('html[lang="en"]').waitFor();
});

test('of an event in French every page comes in French first, and its English pages have addresses', async ({
  visit,
}) => {
  const { page } = await visit({ site: siteOfEvent('music') });
  await page.goto('/schedule');
  await page.waitForURL('**/fr/schedule');
  const other = await visit({ site: siteOfEvent('music') });
  await other.page.goto('/en/schedule');
  await takenOver(other.page);
  expect(await other.page.locator('html').getAttribute('lang')).toBe('en');
  await other.page.getByRole('banner').getByRole('link').first().click();
  await other.page.waitForURL('**/en');
});

test('title, description and links follow the page that the router shows', async ({ visit }) => {
  const { page } = await visit();
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      descriptions: [...document.querySelectorAll('meta[name=description]')].map((meta) =>
        meta.getAttribute('content'),
      ),
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map(
        (link) => new URL(link.getAttribute('href') ?? '').pathname,
      ),
      languages: [...document.querySelectorAll('link[rel=alternate]')].map((link) =>
        link.getAttribute('hreflang'),
      ),
    }));
  await page.goto('/venue');
  await takenOver(page);
  expect(await head()).toMatchObject({
    title: 'Venue – Room to Grow 2027',
    descriptions: ['Where it takes place, and how to get there.'],
    canonical: ['/venue'],
    languages: ['en', 'fr', 'x-default'],
  });
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect.poll(async () => (await head()).canonical).toEqual(['/fr/venue']);
  const french = await head();
  expect(french.descriptions).toHaveLength(1);
  expect(french.languages).toEqual(['en', 'fr', 'x-default']);
});

test('a host has its robots.txt, its sitemap and its card', async () => {
  const { port } = new URL(siteOfEvent('teachers'));
  // Node does not find *.localhost everywhere, and plain localhost serves the same event.
  const site = `http://localhost:${port}`;
  const get = (path: string) => fetch(site + path);
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${site}/fr/about</loc>`);
  const card = await get('/social-card.fr.png');
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test.for([390, 1280] as const)(
  'a start comes drawn at %i px: what is chosen, typed and pressed before the script has come counts, and nothing moves',
  async (width, { visit }) => {
    const { page } = await visit({ width });
    const shiftOf = await watchShift(page);
    const letGo = await holdScript(page);
    await page.goto('/registration/start', { waitUntil: 'domcontentloaded' });
    await page.getByRole('radio', { name: /^Online/ }).click();
    await page.getByRole('checkbox', { name: 'Saturday, February 20' }).click();
    await page.getByRole('textbox', { name: words.en.start.email }).fill(`early-${width}@example.com`);
    const { value, from } = await shiftOf();
    expect(value, from.join('; ')).toBeLessThan(0.02);
    await page.getByRole('button', { name: words.en.start.begin }).click();
    letGo();
    await page.waitForURL('**/registration/step');
    const begun = page.waitForURL('**/registration/start');
    await page.goBack();
    await begun;
    // The tab keeps them, and the page that comes drawn once more takes them up.
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: /^Online/ }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Saturday, February 20' }).isChecked()).toBe(false);
    expect(await page.getByRole('textbox', { name: words.en.start.email }).inputValue()).toBe(
      `early-${width}@example.com`,
    );
  },
);
