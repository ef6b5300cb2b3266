import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { importPeople } from './support/import-people.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

describe.each(
  oneOf(1, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('filters and views of the list in %s at %d px', (locale, width) => {
  const words = deskWords[locale];

  test('narrow the list by an answer, and are saved for the team', async ({ visit }) => {
    const last = `Fi${randomUUID().slice(0, 6)}`;
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    visitor.complaints.expect(/^422 POST .*saveDeskView/);
    await signIn(visitor, await addOrganizer('desk'), '/registrations');
    await importPeople(page, last, 3);
    const rows = page.locator('tbody.dk-rows').getByRole('row');
    const menu = page.locator('details.dk-menu[open]');
    const open = (label: string) => page.locator('summary').getByText(label, { exact: true }).click();

    await open(words.filters.add);
    await menu.getByRole('combobox', { name: words.filters.status }).selectOption('Submitted');
    await menu.getByRole('combobox', { name: words.filters.mode }).selectOption('Online');
    await menu.getByRole('combobox', { name: words.filters.question }).selectOption('personal/last_name');
    await menu.getByRole('textbox', { name: words.filters.text }).fill(last.toUpperCase());
    await axe(page);
    await screenshot(page, `desk-filters-menu-${locale}-${width}`);
    await menu.getByRole('button', { name: words.filters.add_answer }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows.count()).toBe(3);
    await axe(page);
    await screenshot(page, `desk-filters-${locale}-${width}`);

    const name = `View ${last}`;
    await open(words.views.title);
    await menu.getByRole('textbox', { name: words.views.name }).fill(name);
    await menu.getByRole('button', { name: words.views.save }).click();
    await menu.getByRole('link', { name }).waitFor();
    await axe(page);
    await screenshot(page, `desk-views-${locale}-${width}`);
    await menu.getByRole('link', { name: words.views.everyone }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    if (!(await menu.isVisible())) await open(words.views.title);
    await menu.getByRole('textbox', { name: words.views.name }).waitFor({ state: 'detached' });
    await menu.getByRole('link', { name }).click();
    await expect.poll(() => rows.count()).toBe(3);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(3);
    await open(name);
    await menu.getByRole('button', { name: words.views.rename.replace('{name}', name) }).click();
    await menu.getByRole('textbox', { name: words.views.new_name }).fill(`${name} 2`);
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: `${name} 2` }).waitFor();
    await menu.getByRole('button', { name: words.views.remove.replace('{name}', `${name} 2`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.team.remove }).click();
    await menu.getByRole('link', { name }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');

    // Each chip takes its filter off again.
    const chips = page.getByRole('group', { name: words.list.filters }).getByRole('button');
    await chips.filter({ hasText: words.list.clear }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});
