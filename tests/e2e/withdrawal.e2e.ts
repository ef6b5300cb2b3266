import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { schedule as en } from '#src/lib/i18n/en/schedule.ts';
import { schedule as fr } from '#src/lib/i18n/fr/schedule.ts';
import { say } from '#widgets/parts/messages.ts';
import { typeAddress } from './support/address-dialog.ts';
import { answerAll } from './support/answer.ts';
import { thorough } from './support/answers.ts';
import { atStep, submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, openOnDevice, saveUpTo } from './support/by-api.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

/** The address of somebody else. */
const OTHER = 'sam.okafor@example.org';

/** The button of a list's row, by what the row says. */
const buttonOf = (rows: Locator, said: string | RegExp) => rows.filter({ hasText: said }).getByRole('button');

describe.each(deviceAt(0))('what was given is taken back in $locale at $width px', ({ locale, width }) => {
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
    // The countdown that appears with the answer moves what is below it.
    await expect.poll(() => counter.getAttribute('aria-busy')).toBeNull();
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
    const begun = await beginByApi({ track: 'vancouver' });
    const personal = { cell_phone: '+16045550134', website: 'https://class.example.org' };
    await saveUpTo(begun, 'review', ['math-talks-2'], { personal });
    await openOnDevice(visitor, begun, 'review');
    await submit(page, locale);

    await page.goto(visitor.address('/registration/existing'));
    await page.getByRole('heading', { name: contact.title }).waitFor();
    const rows = page.locator('.existing-contacts li');
    // The reason why an address stays leaves it the width of the page: two lines at most.
    const required = rows.filter({ hasText: contact.required }).locator('b').first();
    expect((await required.boundingBox())?.height).toBeLessThan(60);
    for (const said of [/555/, /class\.example\.org/]) {
      await buttonOf(rows, said).first().click();
      const asked = page.getByRole('alertdialog');
      await asked.getByRole('button', { name: contact.delete, exact: true }).click();
      await rows.filter({ hasText: said }).waitFor({ state: 'detached' });
    }
    await look('existing-forgotten');

    // What is asked after the payment: an address in its dialog, which is kept by itself, and a second email.
    await page.goto(visitor.address('/registration/step?step=emergency'));
    await atStep(page, 'emergency', locale);
    await answerAll(page, 'emergency', { ...thorough.emergency(locale), contact_email: OTHER }, locale);
    const stay = { choice: 'CA', street1: '12 Water Street', city: 'Vancouver', province: 'BC' } as const;
    const address = { ...stay, postalcode: 'V6B 1A4', type: 'home' } as const;
    await page.getByRole('button', { name: say('addAddress', locale) }).click();
    await typeAddress(page, address, locale);
    await page.getByText('12 Water Street').waitFor();
    await page.getByRole('button', { name: say('editAddress', locale) }).click();
    await typeAddress(page, { ...address, street1: '14 Water Street' }, locale);
    await page.getByText('14 Water Street').waitFor();
    await look('emergency-address');
    await page.getByRole('button', { name: say('removeAddress', locale) }).click();
    await page.getByText('14 Water Street').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: text.step.finish }).filter({ visible: true }).click();
    await page.waitForURL(/registration\/confirmation/);
    await page.goto(visitor.address('/registration/existing'));
    await buttonOf(rows, OTHER).click();
    await page.getByRole('alertdialog').getByRole('button', { name: contact.delete, exact: true }).click();
    await rows.filter({ hasText: OTHER }).waitFor({ state: 'detached' });

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
});

test('who exhibits is seen by their logos beside what the association says of itself', async ({ visit }) => {
  const { page, address } = await visit({ locale: 'en' });
  await page.goto(address('/about'));
  await page.locator('.logo-groups').getByText('Salal Press').first().waitFor();
  await axe(page);
});

describe.each(deviceAt(1))('what is looked for in $locale at $width px', ({ locale, width }) => {
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
