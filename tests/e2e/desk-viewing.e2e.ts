import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, saveUpTo } from './support/by-api.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

describe.each(
  oneOf(0, [
    { locale: 'fr', width: 390 },
    { locale: 'en', width: 1280 },
  ] as const),
)('an attendee’s page from the desk in $locale at $width px', ({ locale, width }) => {
  const { one } = deskWords[locale];
  const { viewing } = words[locale].managing;

  test('is shown as they see it, marked, and changes nothing', async ({ visit }) => {
    const last = `Vue${randomUUID().slice(0, 6)}`;
    const begun = await beginByApi();
    await saveUpTo(begun, 'participation', undefined, { personal: { last_name: last } });
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('desk'), `/registrations/${begun.code}`);
    // The registration that this browser has open.
    const { token } = await beginByApi();
    await page.evaluate((own) => localStorage.setItem('api-token', own), token);
    const popup = page.waitForEvent('popup');
    await page.locator('a[target="_blank"]').filter({ hasText: one.see_page }).click();
    const tab = await popup;
    const bar = tab.getByRole('complementary', { name: viewing.label });
    await bar.getByText(last).waitFor();
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(await tab.getByText(begun.code).first().isVisible()).toBe(true);
    await axe(tab);
    await screenshot(tab, `viewed-${locale}-${width}`);

    const address = tab.url();
    await tab.locator('.viewed a, .viewed button').first().click();
    await bar.getByText(viewing.refused).waitFor();
    expect(tab.url()).toBe(address);
    expect(await tab.evaluate(() => localStorage.getItem('api-token'))).toBe(token);
    await screenshot(tab, `viewed-refused-${locale}-${width}`);
  });
});
