import { afterAll, describe, expect } from 'vitest';
import { resolveText } from '#engine/form/languages/text.ts';
import { pages as en } from '#src/lib/i18n/en/pages.ts';
import { pages as fr } from '#src/lib/i18n/fr/pages.ts';
import { control } from './support/answer.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { siteOfEvent } from './support/event-documents.ts';
import { paleOnPaper } from './support/on-paper.ts';
import { mustPublish } from './support/organizer.ts';
import { pageDocument, pageDocuments } from './support/page-documents.ts';
import { screenshot } from './support/screenshot.ts';
import { messageAt } from './support/step-page.ts';
import { messages, whole, words } from './support/words.ts';

const about = pageDocument('teachers', 'about');
afterAll(() => mustPublish(about));

/** Each event in one language and one width, so that every page is opened once and both are seen. */
const walks = [
  { event: 'teachers', locale: 'en', width: 1280 },
  { event: 'music', locale: 'fr', width: 390 },
  { event: 'tickets', locale: 'fr', width: 390 },
  { event: 'boats', locale: 'fr', width: 390 },
] as const;

describe.each(walks)('the pages of $event in $locale at $width px', ({ event, locale, width }) => {
  test('open at their address, and axe complains of nothing, and nothing is pale on paper', async ({
    visit,
  }) => {
    const { page, address } = await visit({ locale, width, site: siteOfEvent(event) });
    for (const { code, parent, title: own, scene } of pageDocuments(event)) {
      const title = scene?.title ?? own;
      await page.goto(address(parent ? `/${parent}/${code}` : `/${code}`));
      await page.getByRole('heading', { level: 1, name: whole(resolveText(title, locale)) }).waitFor();
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${code} is no wider than the window`).toBeLessThanOrEqual(0);
      await axe(page);
      expect(await paleOnPaper(page), `${code} on paper`).toEqual([]);
      await screenshot(page, `${event}-${code}-${locale}-${width}`);
    }
  });
});

test('what is nowhere says so, and so does a page below another than its own', async ({ visit }) => {
  const { page, address, complaints } = await visit({ locale: 'fr', width: 390 });
  // The page that the server sends says so too.
  complaints.expect(/^404 GET \/fr\//, /^404 GET .*getCustomPage/);
  for (const path of ['/nowhere', '/about/nowhere', '/faq/committee', '/committee']) {
    await page.goto(address(path));
    await page.getByRole('heading', { level: 1, name: words.fr.errors.not_found }).waitFor();
  }
});

test('a page that is changed is changed on the open page, which is not loaded anew', async ({ visit }) => {
  const { page, address } = await visit();
  await page.goto(address('/about'));
  await page.getByText('Made by teachers since 1987.').waitFor();
  await page.evaluate(() => document.body.setAttribute('data-here-before', ''));
  const quote = { block: 'quote' as const, quote: 'Bring your own chair.', name: 'The committee' };
  // A publish that comes before this page listens is not told to it: the last of several is what counts.
  await expect
    .poll(
      async () => {
        await mustPublish({ ...about, blocks: [{ ...quote, text: String(Date.now()) }, ...about.blocks] });
        return page.getByText('Bring your own chair.').count();
      },
      { interval: 1000, timeout: 20_000 },
    )
    .toBe(1);
  expect(await page.locator('body[data-here-before]').count()).toBe(1);
});

/** What somebody with a grudge, or a page copied from elsewhere, brings along. */
const HOSTILE = `
  <p>Still readable.</p>
  <script>window.hostile = 'script'</script>
  <img src="/gone.png" alt="A map" onerror="window.hostile = 'onerror'">
  <svg><script>window.hostile = 'svg'</script><animate onbegin="window.hostile = 'begin'"/></svg>
  <math><mtext><table><mglyph><style><img src=x onerror="window.hostile = 'math'"></style></mglyph></table></mtext></math>
  <base href="https://evil.example/">
  <iframe srcdoc="<script>parent.hostile = 'srcdoc'</script>"></iframe>
  <object data="javascript:window.hostile=1"></object>
  <a href="java\tscript:window.hostile='link'">Press me</a>
  <form action="https://evil.example/"><input name="password"><button>Send</button></form>`;

test('of a hostile page document the words are left, and nothing acts', async ({ visit, onTestFinished }) => {
  onTestFinished(() => mustPublish(about));
  await mustPublish({ ...about, blocks: [{ block: 'html', html: HOSTILE }] });
  const { page, address, complaints } = await visit();
  // What is cleaned away is refused as it is read, too.
  complaints.expect(/^404 GET \/gone\.png/, /Content Security Policy/);
  await page.goto(address('/about'));
  await page.getByText('Still readable.').waitFor();
  await page.getByText('Press me').click();
  // The picture that is gone keeps its place and its words.
  await expect.poll(() => page.getByRole('img', { name: 'A map' }).getAttribute('class')).toBe('prose-gone');
  const main = page.getByRole('main');
  expect(await main.locator('script, iframe, object, form, base, math, [onerror], [srcdoc]').count()).toBe(0);
  expect(await main.getByRole('link', { name: 'Press me' }).count()).toBe(0);
  expect(await page.evaluate(() => [Reflect.get(window, 'hostile'), document.baseURI])).toEqual([
    undefined,
    page.url(),
  ]);
});

test('the map of a place, the detail of a hotel and Notify Me work by key', async ({ visit }) => {
  const { page, address } = await visit();
  await page.goto(address('/venue'));
  const open = page.getByRole('button', { name: /Open the map/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/The registration desk, the cloakroom/).waitFor();
  await axe(page);
  await page.keyboard.press('Enter');
  await page.getByText(/The registration desk, the cloakroom/).waitFor({ state: 'detached' });

  await page.goto(address('/hotels'));
  await page.getByRole('button', { name: 'Details The Quayside' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The Quayside' });
  await dialog.getByText(/roll-in shower/).waitFor();
  await axe(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.goto(address('/faq'));
  // The form is fetched when one comes near it, as one does by key too.
  await page.locator('.notify').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Notify Me' }).press('Enter');
  await expect.poll(() => messageAt(page, 'Your name')).toBe(messages.en.required);
  await axe(page);
  await page.getByLabel('Your name').fill('Danielle');
  await page.getByLabel('Email address').fill('danielle@example.org');
  await page.keyboard.press('Enter');
  await page.getByText('We’ll let you know when there is news.').waitFor();
});

describe.each([
  { locale: 'en', width: 1280, path: '/exhibitors' },
  { locale: 'fr', width: 390, path: '/faq' },
] as const)('Notify Me in $locale at $width px', ({ locale, width, path }) => {
  const text = { en, fr }[locale];

  test('is fetched when one comes near it, says what is missing, and keeps who wants to be told', async ({
    visit,
  }) => {
    const { page, address } = await visit({ locale, width });
    await page.goto(address(path));
    await page.locator('.notify').scrollIntoViewIfNeeded();
    const send = page.getByRole('button', { name: text.notify_me });
    await control(page, text.notify_email).fill('ana@sd36');
    await send.click();
    await expect.poll(() => messageAt(page, text.notify_your_name)).toBe(messages[locale].required);
    await expect.poll(() => messageAt(page, text.notify_email)).toBe(messages[locale].email);
    await axe(page);
    await screenshot(page, `notify-me-${locale}-${width}`);
    await control(page, text.notify_your_name).fill('Ana Roy');
    await control(page, text.notify_email).fill('ana@example.org');
    await send.click();
    await page.getByText(text.notify_done).waitFor();
    await screenshot(page, `notify-me-done-${locale}-${width}`);
  });
});

test.for(walks)(
  'of $event no name is cut or broken: the event’s at 320 px, those of people at 390',
  async ({ event }, { browser }) => {
    const context = await browser.newContext({ baseURL: siteOfEvent(event), locale: 'fr-CA' });
    const page = await context.newPage();
    for (const language of ['/en', '/fr']) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(language);
      const name = page.getByRole('banner').locator('.brand b');
      const cut = await name.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(cut, `the name in ${language}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const ofPeople = pageDocuments(event).filter(({ blocks }) =>
      blocks.some(({ block }) => block === 'speakers'),
    );
    expect(ofPeople.length).toBeGreaterThan(0);
    for (const { code, parent } of ofPeople) {
      await page.goto(`/fr/${parent ? `${parent}/` : ''}${code}`);
      await page.locator('[data-people] .card-title').first().waitFor();
      const broken = await page.locator('[data-people] .card-title').evaluateAll((titles) => {
        const linesOf = (node: Node, from: number, to: number) => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, to);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        };
        return titles.flatMap((title) => {
          const node = title.querySelector('a')?.firstChild ?? title.firstChild;
          if (!node) return [];
          const words = (node.textContent ?? '').matchAll(/[^\s-]+/g);
          return [...words]
            .filter((word) => linesOf(node, word.index, word.index + word[0].length) > 1)
            .map(([word]) => word);
        });
      });
      expect(broken).toEqual([]);
    }
    await context.close();
  },
);
