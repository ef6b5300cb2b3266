import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { schedule as en } from '#src/lib/i18n/en/schedule.ts';
import { schedule as fr } from '#src/lib/i18n/fr/schedule.ts';
import { submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, openOnDevice, saveUpTo } from './support/by-api.ts';
import { languagesAtWidths } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

/** The button of a list's row, by what the row says. */
const buttonOf = (rows: Locator, said: string | RegExp) => rows.filter({ hasText: said }).getByRole('button');

describe.each(languagesAtWidths)(
  'what was given is taken back in $locale at $width px',
  ({ locale, width }) => {
    const text = words[locale];
    const { existing, contact, actions } = text.managing;

    test('what one would have bought', async ({ visit }) => {
      const visitor = await visit({ locale, width });
      const begun = await beginByApi({ track: 'vancouver' });
      await saveUpTo(begun, 'extras', []);
      await openOnDevice(visitor, begun, 'extras');
      const counter = visitor.page.locator('.counter').first();
      await counter.getByRole('button').nth(1).click();
      await expect.poll(() => counter.innerText()).toMatch(/1/);
      await counter.getByRole('button').first().click();
      await expect.poll(() => counter.innerText()).toMatch(/0/);
    });

    test('every way to be reached that no form requires; and receipts are a list', async ({ visit }) => {
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      const look = async (name: string) => {
        await axe(page);
        await screenshot(page, `${name}-${locale}-${width}`);
      };
      const begun = await beginByApi();
      const personal = { cell_phone: '+16045550134', website: 'https://class.example.org' };
      await saveUpTo(begun, 'review', undefined, { personal });
      await openOnDevice(visitor, begun, 'review');
      await submit(page, locale);

      await page.goto(visitor.address('/registration/existing'));
      await page.getByRole('heading', { name: contact.title }).waitFor();
      const rows = page.locator('.existing-contacts li');
      for (const said of [/555/, /class\.example\.org/]) {
        await buttonOf(rows, said).first().click();
        const asked = page.getByRole('alertdialog');
        await asked.getByRole('button', { name: contact.delete, exact: true }).click();
        await rows.filter({ hasText: said }).waitFor({ state: 'detached' });
      }
      await look('existing-forgotten');

      await page.getByRole('button', { name: actions.receiptDo, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: actions.receipt });
      const receipts = dialog.getByRole('listitem');
      await receipts.first().waitFor();
      // One receipt, in each language.
      expect([await receipts.count(), await receipts.getByRole('button').count()]).toEqual([1, 2]);
      await look('existing-receipts');
      const saving = page.waitForEvent('download');
      await receipts.getByRole('button').last().click();
      expect((await saving).suggestedFilename()).toMatch(new RegExp(`^${begun.code}-\\d+-fr\\.pdf$`));
      await dialog.getByRole('button', { name: existing.close }).click();
    });
  },
);

describe.each(languagesAtWidths)('what is looked for in $locale at $width px', ({ locale, width }) => {
  const said = { en, fr }[locale];

  test('a workshop on a page by a word, and the schedule by another clock', async ({ visit }) => {
    const { page, address } = await visit({ locale, width });
    await page.goto(address('/workshops'));
    await page.locator('.finder input[type=search]').fill('robot');
    await page.locator('.finder button[type=submit]').click();
    await page
      .getByRole('status')
      .filter({ hasText: /^[1-9]\d? / })
      .first()
      .waitFor();
    await axe(page);
    await page.goto(address('/schedule'));
    await page.getByRole('button', { name: said.zone_change }).click();
    const zone = page.getByRole('combobox', { name: said.zone });
    await zone.fill('Halifax');
    await page
      .getByRole('option', { name: /Halifax/ })
      .first()
      .click();
    await page.getByRole('status').filter({ hasText: 'Halifax' }).first().waitFor();
    await axe(page);
    await screenshot(page, `schedule-zone-${locale}-${width}`);
  });
});
