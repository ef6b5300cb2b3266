import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, payByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill } from './support/words.ts';

const titles = { en: 'Personal Information', fr: 'Renseignements personnels' } as const;
const fields = {
  en: { first: 'First name', phone: /^(Cell phone|Phone)/, last: 'Last name' },
  fr: { first: 'Prénom', phone: /^(Téléphone|Cellulaire)/, last: 'Nom de famille' },
} as const;

describe.each(
  oneOf(1, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('the answers of a registration on the desk in %s at %d px', (locale, width) => {
  const words = deskWords[locale];
  const { edit, act } = words;

  test('are edited in place, and saved with a required question empty for a reason', async ({ visit }) => {
    const begun = await beginByApi();
    const last = `Gill${randomUUID().slice(0, 6)}`;
    await saveUpTo(begun, 'review', undefined, { personal: { last_name: last } });
    await payByApi(begun);
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('desk'), `/registrations/${begun.code}`);
    await page.getByRole('heading', { name: new RegExp(last), level: 1 }).waitFor();
    const form = page.getByRole('region', { name: titles[locale] });
    await form.getByRole('button', { name: fill(edit.edit_of, { form: titles[locale] }) }).click();
    const first = form.getByRole('textbox', { name: fields[locale].first }).first();
    await first.waitFor();
    await axe(page);
    await screenshot(page, `desk-edit-${locale}-${width}`);

    // Nothing changed: nothing is saved, and the focus is back where it was.
    await form.getByRole('button', { name: edit.save, exact: true }).click();
    await page.getByRole('status').getByText(edit.nothing).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(fill(edit.edit_of, { form: titles[locale] }));

    // The button beside an answer opens the form at its field.
    await form
      .getByRole('button', { name: fill(edit.edit_of, { form: fields[locale].first }) })
      .first()
      .click();
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
    await first.fill('Noor');
    await form.getByRole('button', { name: edit.save, exact: true }).click();
    await page.getByRole('status').getByText(edit.saved).waitFor();
    await form.getByText('Noor', { exact: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Noor' }).first().waitFor();

    await form.getByRole('button', { name: fill(edit.edit_of, { form: titles[locale] }) }).click();
    await first.fill('');
    await form.getByRole('button', { name: edit.save, exact: true }).click();
    const panel = page.getByRole('form', { name: edit.confirm });
    await panel.getByText(act.why_needed).waitFor();
    await axe(page);
    await screenshot(page, `desk-edit-empty-${locale}-${width}`);
    await panel.getByRole('textbox', { name: act.why }).fill('Goes by one name');
    await panel.getByRole('button', { name: edit.save_anyway }).click();
    await page.getByRole('status').getByText(edit.saved).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Goes by one name' }).first().waitFor();
  });
});
