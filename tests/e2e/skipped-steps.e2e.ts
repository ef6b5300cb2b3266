import { describe, expect } from 'vitest';
import { resolveText } from '#engine/form/languages/text.ts';
import { submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { demoFlow, eventDocument, labelOf, stepLabel, trackName } from './support/documents.ts';
import { has, tabTo } from './support/keyboard.ts';
import { deviceAt } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { fill, whole, words } from './support/words.ts';

describe.each(deviceAt(0))('steps that are not asked in $locale at $width px', ({ locale, width }) => {
  test('say why, and what would open them', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const { modes, step } = words[locale];
    await atStepByApi(visitor, 'review');
    await submit(page, locale);
    await page.getByRole('link', { name: stepLabel('needs', locale) }).click();

    const line = page
      .locator('summary')
      .filter({ hasText: whole(fill(step.skipped, { count: 2 })), visible: true });
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

/** Steps of other registrations: one of another track, one of other ways of taking part, one of another day. */
const limited = demoFlow('registration');
limited.steps = limited.steps.map((step) => {
  if (step.code === 'extras') return { ...step, tracks: ['vancouver'] };
  if (step.code === 'workshops') return { ...step, modes: ['In-Person', 'Hybrid'] };
  return step.code === 'membership' ? { ...step, days: ['saturday'] } : step;
});

describe.each(deviceAt(3))('steps of another registration in $locale at $width px', ({ locale, width }) => {
  test('say which track, way of taking part and day they are of', async ({ visit }) => {
    await mustPublish(limited);
    try {
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      const { modes, step } = words[locale];
      await atStepByApi(visitor, 'participation', { days: ['friday'] });
      const line = page
        .locator('summary')
        .filter({ hasText: whole(fill(step.skipped, { count: 3 })), visible: true });
      await line.click();
      const list = page.locator('.skipped li').filter({ visible: true });
      const said = (code: string) =>
        list
          .filter({ hasText: stepLabel(code, locale) })
          .locator('p')
          .allInnerTexts();
      await expect.poll(() => list.locator('p').count()).toBeGreaterThanOrEqual(6);
      const [ofTrack, ofMode, ofDay] = [
        await said('extras'),
        await said('workshops'),
        await said('membership'),
      ];
      expect(ofTrack[0]).toContain(trackName('online', locale));
      expect(ofTrack[1]).toContain(trackName('vancouver', locale));
      expect(ofMode[0]).toContain(modes.Online);
      expect(ofMode[1]).toContain(modes['In-Person']);
      expect(ofMode[1]).toContain(modes.Hybrid);
      const [friday = '', saturday = ''] = eventDocument().days.map(({ label }) =>
        resolveText(label, locale),
      );
      expect(ofDay[0]).toContain(friday);
      expect(ofDay[1]).toContain(saturday);
      expect([...ofTrack, ...ofMode, ...ofDay].join(' ')).not.toMatch(/registration\.|\bfriday\b|In-Person/);
      await axe(page);
      await screenshot(page, `steps-elsewhere-${locale}-${width}`);
    } finally {
      await mustPublish(demoFlow('registration'));
    }
  });
});
