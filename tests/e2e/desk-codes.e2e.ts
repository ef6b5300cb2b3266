import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { deviceAt } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

describe.each(deviceAt(1))('discount codes on the desk in $locale at $width px', ({ locale, width }) => {
  const { codes: words, find } = deskWords[locale];
  const say = (template: string, values: Readonly<Record<string, string | number>>) =>
    formatMessage(template, values, locale);

  test('are created as a batch, found, deactivated with numbers first, and exported', async ({ visit }) => {
    const batch = `Lot ${randomUUID().slice(0, 6)}`;
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    visitor.complaints.expect(/^422 POST .*createCodes/);
    await signIn(visitor, await addOrganizer('owner'), '/codes?q=early10');
    await page.getByRole('rowheader', { name: /EARLY10/ }).waitFor();
    await axe(page);
    await screenshot(page, `desk-codes-${locale}-${width}`);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: find.open }).fill(words.new);
    await page.getByRole('option', { name: words.new, exact: true }).click();
    const panel = page.getByRole('form', { name: words.new });
    await panel.getByRole('radio', { name: words.create.one_own }).check();
    await panel.getByRole('textbox', { name: words.create.own, exact: true }).fill('early-10');
    await panel.getByRole('textbox', { name: words.create.percent_value, exact: true }).fill('15');
    const names = panel.getByRole('textbox', { name: words.create.label.split('{')[0] ?? '' });
    for (const at of [0, 1]) await names.nth(at).fill(`Schools ${at}`);
    await panel.getByRole('button', { name: say(words.create.do, { count: 1 }) }).click();
    const own = panel.getByRole('textbox', { name: words.create.own, exact: true });
    await expect.poll(() => own.getAttribute('aria-invalid')).toBe('true');
    await screenshot(page, `desk-codes-refused-${locale}-${width}`);

    await panel.getByRole('radio', { name: words.create.several }).check();
    await panel.getByRole('textbox', { name: words.create.number.split(' (')[0] ?? '' }).fill('60');
    await panel.getByRole('textbox', { name: words.create.batch, exact: true }).fill(batch);
    await panel.getByRole('textbox', { name: words.create.prefix }).fill('sd36');
    await panel.getByRole('textbox', { name: words.create.limit }).fill('1');
    await axe(page);
    await screenshot(page, `desk-codes-new-${locale}-${width}`);
    await panel.getByRole('button', { name: say(words.create.do, { count: 60 }) }).click();
    await page.getByText(say(words.create.done, { count: 60, batch })).waitFor();
    const rows = page.getByRole('rowheader', { name: /^SD36-/ });
    await expect.poll(() => rows.count()).toBe(50);
    expect(new URL(page.url()).searchParams.get('batch')).toBe(batch);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(50);

    await page.getByRole('button', { name: words.switch.off_batch }).click();
    const off = page.getByRole('form', { name: say(words.switch.off_batch_title, { batch }) });
    await off.getByText(say(words.switch.off_says, { codes: 60 })).waitFor();
    await axe(page);
    await screenshot(page, `desk-codes-off-${locale}-${width}`);
    await off.getByRole('button', { name: say(words.switch.off_do, { codes: 60 }) }).click();
    await off.waitFor({ state: 'detached' });
    await page.getByText(say(words.batch_is, { codes: 60, active: 0 })).waitFor();
    await page.getByRole('combobox', { name: words.state }).selectOption('usable');
    await page.getByRole('heading', { name: deskWords[locale].list.nothing_title }).waitFor();
    await page.getByRole('combobox', { name: words.state }).selectOption('inactive');
    await expect.poll(() => rows.count()).toBe(50);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.export }).click();
    expect((await download).suggestedFilename()).toMatch(/-codes\.csv$/);
  });
});
