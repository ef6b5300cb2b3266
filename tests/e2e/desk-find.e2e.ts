import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

describe.each(deviceAt(0))('the search of the desk in $locale at $width px', ({ locale, width }) => {
  const { find, nav, one } = deskWords[locale];

  test('opens a person by half a surname and a page by its name, by keyboard alone', async ({ visit }) => {
    const last = `Trouvée${randomUUID().slice(0, 6)}`;
    const begun = await beginByApi();
    await saveUpTo(begun, 'participation', undefined, { personal: { last_name: last } });
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('owner'), '/registrations');
    const field = page.getByRole('combobox', { name: find.open });

    await page.keyboard.press('Control+k');
    await field.waitFor();
    await page.keyboard.type(last.slice(0, 10).toLowerCase().replace('é', 'e'));
    const person = page.getByRole('option', { name: new RegExp(last) });
    await expect.poll(() => person.getAttribute('aria-selected')).toBe('true');
    await axe(page);
    await screenshot(page, `desk-find-${locale}-${width}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: new RegExp(last) }).waitFor();
    expect(await page.getByText(begun.code).first().isVisible()).toBe(true);

    await page.getByRole('button', { name: find.open }).click();
    await field.fill(nav.team);
    await page.getByRole('option', { name: nav.team, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => field.count()).toBe(0);
    await page.getByRole('button', { name: find.open }).press('Enter');
    await field.fill(nav.team);
    await page.getByRole('option', { name: nav.team, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: nav.team }).waitFor();

    await page.goBack();
    await page.getByRole('link', { name: one.back }).waitFor();
  });
});
