import { describe, expect } from 'vitest';
import { submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { labelOf, stepLabel } from './support/documents.ts';
import { has, tabTo } from './support/keyboard.ts';
import { languagesAtWidths } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill, whole, words } from './support/words.ts';

describe.each(languagesAtWidths)('steps that are not asked in $locale at $width px', ({ locale, width }) => {
  test('say why, and what would open them', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const { modes, step } = words[locale];
    await atStepByApi(visitor, 'review');
    await submit(page, locale);
    await page.getByRole('link', { name: stepLabel('needs', locale) }).click();

    const line = page
      .locator('summary')
      .filter({ hasText: whole(fill(step.skipped_other, { count: 2 })), visible: true });
    await line.waitFor();
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await tabTo(page, line);
    expect(await has(line)).toBe(true);
    await page.keyboard.press('Enter');

    const list = page.locator('.skipped li').filter({ visible: true });
    await expect.poll(() => list.locator('p').count()).toBe(4);
    const [guests = '', emergency = ''] = await list.allInnerTexts();
    expect(guests).toContain(stepLabel('guests', locale));
    expect(guests).toContain(labelOf('participation', 'guests', locale));
    expect(emergency).toContain(stepLabel('emergency', locale));
    // Why, then what would open it: every way of taking part but the one that was chosen.
    const [why = '', opens = ''] = emergency.split('\n').filter(Boolean).slice(1);
    expect(why).toContain(modes.Online);
    expect(opens).toContain(modes['In-Person']);
    expect(opens).toContain(modes.Hybrid);
    expect(`${guests} ${emergency}`).not.toMatch(/In-Person|registration\.|participation\./);
    await axe(page);
    await screenshot(page, `skipped-steps-${locale}-${width}`);
  });
});
