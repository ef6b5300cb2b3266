import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { importPeople } from './support/import-people.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

const rows = (page: Page) => page.locator('tbody.dk-rows').getByRole('row');
const boxes = (page: Page) => page.locator('tbody.dk-rows').getByRole('checkbox');
const finished = (page: Page, count: number) =>
  expect
    .poll(() => page.getByRole('progressbar').getAttribute('value'), { timeout: 60_000 })
    .toBe(String(count));

describe.each(
  oneOf(0, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('many rows of the list in %s at %d px', (locale, width) => {
  const words = deskWords[locale];
  const { open } = words.bulk;

  test('are chosen, tagged, exported and cancelled, and their jobs are listed', async ({ visit }) => {
    const last = `Bk${randomUUID().slice(0, 6)}`;
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('desk'), '/registrations');
    await importPeople(page, last, 6);
    await page.getByRole('searchbox').fill(last);
    await expect.poll(() => rows(page).count()).toBe(6);
    const bar = page.getByRole('region', { name: words.bulk.title });
    const chosen = (count: number) =>
      bar
        .getByRole('status')
        .getByText(new RegExp(`^${count} `))
        .waitFor();

    // By keyboard: a row, then a span; all that match; none.
    await page.getByRole('searchbox').press('ArrowDown');
    await page.keyboard.press('x');
    await chosen(1);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+J');
    await chosen(3);
    await bar.getByRole('button', { name: /6/ }).click();
    await chosen(6);
    await axe(page);
    await screenshot(page, `desk-bulk-chosen-${locale}-${width}`);
    await page.locator('body').press('Escape');
    await expect.poll(() => bar.count()).toBe(0);

    // By mouse: a box, and with Shift all the way to another.
    await boxes(page).nth(1).click();
    await boxes(page)
      .nth(4)
      .click({ modifiers: ['Shift'] });
    await chosen(4);
    await page.getByRole('searchbox').fill(`${last} nobody`);
    await bar.getByText(/4/).nth(1).waitFor();
    await page.getByRole('searchbox').fill(last);
    await expect.poll(() => rows(page).count()).toBe(6);
    await bar.getByRole('button', { name: /6/ }).click();

    await bar.getByRole('button', { name: open.tag }).click();
    const aside = page.getByRole('complementary');
    await aside
      .getByRole('textbox', { name: words.bulk.tag_add })
      .or(aside.getByRole('combobox'))
      .fill('Bus, Lunch');
    await aside.getByText(/^6 .*Bus/).waitFor();
    await axe(page);
    await screenshot(page, `desk-bulk-tag-${locale}-${width}`);
    await aside.getByRole('button', { name: /6/ }).click();
    await finished(page, 6);
    await page.reload();
    await finished(page, 6);
    await axe(page);
    await screenshot(page, `desk-bulk-tagged-${locale}-${width}`);
    await aside.getByRole('button', { name: words.one.close }).click();

    await boxes(page).nth(0).click();
    await boxes(page).nth(1).click();
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: open.export }).click();
    await aside
      .getByText(/^.*2 .*/)
      .first()
      .waitFor();
    await screenshot(page, `desk-bulk-export-${locale}-${width}`);
    await aside.getByRole('button', { name: words.bulk.export_do.xlsx }).click();
    expect((await download).suggestedFilename()).toMatch(/[.]xlsx$/);

    await bar.getByRole('button', { name: open.cancel }).click();
    const cancel = aside.getByRole('button', { name: /2/ });
    await cancel.waitFor();
    await aside.getByText(words.bulk.cancel_reason_first).waitFor();
    await aside.getByRole('combobox').selectOption({ index: 1 });
    await aside.getByRole('checkbox').uncheck();
    await axe(page);
    await screenshot(page, `desk-bulk-cancel-${locale}-${width}`);
    await cancel.click();
    await finished(page, 2);
    await aside.getByRole('button', { name: words.one.close }).click();
    await expect.poll(() => rows(page).getByText(words.statuses.Cancelled).count()).toBe(2);

    if (width === 390) await page.goto(visitor.address('/organize/jobs'));
    else await page.getByRole('navigation').getByRole('link', { name: words.nav.jobs }).click();
    await page.getByRole('heading', { name: words.jobs.title, level: 1 }).waitFor();
    const tagged = page.getByRole('link', { name: /Bus/ }).first();
    await tagged.waitFor();
    await axe(page);
    await screenshot(page, `desk-jobs-${locale}-${width}`);
    await tagged.click();
    await finished(page, 6);
    await axe(page);
  });
});
