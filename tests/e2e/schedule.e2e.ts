import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { schedule as english } from '#src/lib/i18n/en/schedule.ts';
import { schedule as french } from '#src/lib/i18n/fr/schedule.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { beginByApi, holdByApi } from './support/by-api.ts';
import { titleOf } from './support/documents.ts';
import { expectFocus } from './support/keyboard.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill } from './support/words.ts';

const words = { en: english, fr: french } as const;
/** A session that is in the morning of the first day, with seats. */
const open = 'quiet-students-1';
/** Three seats are left of it; no other file takes them, since files of one worker share a server. */
const scarce = 'fractions-kitchen-1';

const basket = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: new RegExp(`^${words[locale].basket},`) });
const search = (page: Page, locale: Locale) => page.getByRole('searchbox', { name: words[locale].search });
const session = (page: Page, code: string, locale: Locale) =>
  page.getByRole('tabpanel').getByRole('button', { name: titleOf(code, locale) });

/** Opens the schedule and waits until live messages arrive: what is done at the API after that is told. */
async function openSchedule({ page, address }: Visitor, query = ''): Promise<void> {
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', (frame) =>
        String(frame.payload).includes('subscription_succeeded'),
      ),
    );
  await page.goto(`${address('/schedule')}${query}`);
  await subscribed;
  await page.getByRole('tabpanel').waitFor();
}

describe.each(
  oneOf(0, [
    { locale: 'en', width: 1280 },
    { locale: 'fr', width: 390 },
  ] as const),
)('the schedule, in $locale at $width px', ({ locale, width }) => {
  const { notice, ...said } = words[locale];

  test('is looked through, kept in the address, and chosen from', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await openSchedule(visitor);
    await basket(page, locale).waitFor();
    await axe(page);
    await screenshot(page, `schedule-${locale}-${width}`);

    const [, second] = await page.getByRole('tab').all();
    await second?.click();
    await search(page, locale).fill('robot');
    await page.waitForURL(/day=saturday&q=robot|q=robot.*day=saturday/);
    await page.reload();
    await session(page, 'robotics-2', locale).first().waitFor();
    expect(await search(page, locale).inputValue()).toBe('robot');
    expect(await page.getByRole('tab', { selected: true }).innerText()).toMatch(/saturday|samedi/i);
    await page.getByRole('button', { name: said.map_open }).click();
    await page.locator('.schedule-places article').first().waitFor();
    await page.waitForURL(/map=Y/);
    await axe(page);
    await page.getByRole('button', { name: said.map_close }).click();
    await page.getByRole('button', { name: said.clear }).click();
    await expectFocus(search(page, locale));
    // The address follows what is drawn.
    await page.waitForURL((url) => !url.searchParams.has('q'));
    await page.goBack();
    await expect.poll(() => search(page, locale).inputValue()).toBe('robot');

    await page.goto(`${visitor.address('/schedule')}?session=${open}`);
    const dialog = page.getByRole('dialog', { name: titleOf(open, locale) });
    await dialog.waitFor();
    await axe(page);
    await screenshot(page, `schedule-session-${locale}-${width}`);
    await dialog.getByRole('button', { name: said.add }).click();
    await page.getByText(notice.added).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).not.toContain('session=');

    await basket(page, locale).focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: said.basket });
    await expectFocus(list.getByRole('heading', { name: said.basket }));
    await list.getByText(titleOf(open, locale)).waitFor();
    await axe(page);
    await screenshot(page, `my-workshops-${locale}-${width}`);
    await page.keyboard.press('Escape');
    await expectFocus(basket(page, locale));
    await page.keyboard.press('Enter');
    await list
      .getByRole('button', { name: fill(said.basket_remove, { title: titleOf(open, locale) }) })
      .click();
    await page.getByText(notice.removed).waitFor();
    await list.getByText(said.basket_empty, { exact: true }).waitFor();
  });
});

test('a seat that is taken elsewhere is gone on the open page, and who chose the session is told', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  await openSchedule(visitor, '?view=list');
  const title = titleOf(scarce, 'en');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await page.getByRole('button', { name: fill(english.add_named, { title }) }).click();
  await page.getByRole('button', { name: fill(english.remove_named, { title }) }).waitFor();
  const takeSeat = async () => {
    const taker = await beginByApi({ track: 'vancouver' });
    expect((await holdByApi(taker, scarce)).status).toBe(200);
  };
  await takeSeat();
  await takeSeat();
  await card.getByText('1 seat left').waitFor({ timeout: 1_500 });
  await takeSeat();
  await card.getByText('Full', { exact: true }).waitFor({ timeout: 1_500 });
  await page.getByText(fill(english.notice.full, { title })).waitFor();
});

test.for([
  { query: '', rowsOf: '.offer' },
  { query: '?view=list', rowsOf: '.agenda .session' },
])(
  'on a phone nothing of a workshop reaches under the button beside it, however long its words ($rowsOf)',
  async ({ query, rowsOf }, { visit }) => {
    const visitor = await visit({ locale: 'fr', width: 390 });
    const { page } = visitor;
    await openSchedule(visitor, query);
    const last = page.locator(rowsOf, { hasText: titleOf('subject-budget-1', 'fr') });
    await last.waitFor({ state: 'attached' });
    await page.locator('.more-offers, .online-fold').evaluateAll((all) => {
      for (const fold of all as HTMLElement[]) fold.click();
    });
    const rows = await page.locator(`${rowsOf}:has(.btn-icon)`).evaluateAll((all) =>
      all.map((row) => {
        const right = (each: Element) => each.getBoundingClientRect().right;
        const edge = row.querySelector('.btn-icon')?.getBoundingClientRect().left ?? 0;
        return edge > 0 && Math.max(...[...row.querySelectorAll('h3, .tag')].map(right)) <= edge;
      }),
    );
    expect(rows.length).toBeGreaterThan(40);
    expect(rows).not.toContain(false);
  },
);

test('the days are walked by keyboard, and files are there to take along', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await openSchedule(visitor);
  const [friday, saturday] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
  await friday.focus();
  await page.keyboard.press('ArrowRight');
  await expectFocus(saturday);
  await page.waitForURL(/day=saturday/);
  await page.keyboard.press('Home');
  await expectFocus(friday);
  await search(page, 'en').fill('zzz');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: english.clear }).press('Enter');
  await expectFocus(friday);
  // Only Saturday has it: one press leads there.
  await search(page, 'en').fill('planetarium');
  await panel.getByRole('button', { name: /Saturday/ }).press('Enter');
  await expectFocus(saturday);
  expect(await search(page, 'en').inputValue()).toBe('planetarium');
  await page.getByRole('search').getByRole('button', { name: english.clear }).press('Enter');
  await saturday.press('Home');
  for (const [name, file, content] of [
    [english.download_pdf, /\.pdf$/, /^%PDF-1\.\d.*%%EOF\s*$/s],
    [english.download_ics, /\.ics$/, /^BEGIN:VCALENDAR\r\n.*BEGIN:VEVENT.*END:VCALENDAR\s*$/s],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
    expect(await readFile(await download.path(), 'latin1')).toMatch(content);
  }
});
