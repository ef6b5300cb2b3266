import { expect } from 'vitest';
import { shortest } from './support/answers.ts';
import { atStep, fillStart, submit, walk } from './support/attendee.ts';
import { test } from './support/browser.ts';
import { countWork } from './support/count-work.ts';
import { words } from './support/words.ts';

test.for([
  { locale: 'en', width: 1280 },
  { locale: 'fr', width: 390 },
] as const)(
  'from the home page to the confirmation in eleven screens, 28 presses and 14 typed fields ($locale, $width px)',
  async ({ locale, width }, { visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const workDone = await countWork(page);
    await page.goto(visitor.address('/'));
    await page.getByRole('link', { name: words[locale].home.choose_in_person }).click();
    await page.getByRole('heading', { level: 1, name: words[locale].start.title }).waitFor();
    await fillStart(page, {}, locale);
    await page.getByRole('button', { name: words[locale].start.begin }).click();
    await atStep(page, 'personal', locale);
    await walk(page, shortest, locale);
    await submit(page, locale);

    const { screens, presses, fields } = await workDone();
    // The confirmation is a screen too, though nothing is done there.
    expect(screens.length + 1, screens.join('\n')).toBeLessThanOrEqual(11);
    expect(presses).toBeLessThanOrEqual(28);
    expect(fields.length, fields.join('\n')).toBeLessThanOrEqual(14);
    // As few as these would mean that something was not counted.
    expect(Math.min(screens.length - 8, presses - 15, fields.length - 9)).toBeGreaterThanOrEqual(0);
  },
);
