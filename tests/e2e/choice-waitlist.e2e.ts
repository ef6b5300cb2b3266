import { describe, expect } from 'vitest';
import { newEmail } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { linksIn, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { beginAs } from './support/partner.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

const visits = oneOf(0, [
  [
    { locale: 'en', width: 1280, booth: 'C3', subject: 'Now available for you: Booth' },
    { locale: 'fr', width: 390, booth: 'C5', subject: 'Maintenant offert : Stand' },
  ],
  [
    { locale: 'en', width: 390, booth: 'C7', subject: 'Now available for you: Booth' },
    { locale: 'fr', width: 1280, booth: 'C8', subject: 'Maintenant offert : Stand' },
  ],
] as const).flat();

describe.each(visits)('the line for a booth in $locale at $width px', ({ locale, width, booth, subject }) => {
  test('is joined by keyboard, and what comes free is kept, told on the open page and by mail, and chosen', async ({
    visit,
  }) => {
    const [holder, waiting] = [await visit({ locale: 'en' }), await visit({ locale, width })];
    const email = newEmail('waits');
    const look = async (name: string) => {
      await axe(waiting.page);
      await screenshot(waiting.page, `exhibitor-${name}-${locale}-${width}`);
    };
    const named = new RegExp(`(Booth|Stand) ${booth},`);
    await holder.page.goto(holder.address('/apply/exhibitor'));
    await beginAs(holder.page, 'exhibitor', newEmail('has'), 'en');
    await holder.page.getByRole('radio', { name: named }).check();
    await holder.page.getByRole('option', { name: new RegExp(`${named.source}.*yours$`) }).waitFor();

    const { page } = waiting;
    await page.goto(waiting.address('/apply/exhibitor'));
    await beginAs(page, 'exhibitor', email, locale);
    await page.getByRole('option', { name: new RegExp(`${named.source}.*(taken|pris)$`) }).waitFor();
    await page
      .locator('summary')
      .filter({ hasText: /^(Taken|Pris)/ })
      .press('Enter');
    const line = (action: string) =>
      page.getByRole('button', { name: new RegExp(`^(${action}).*${booth}$`) });
    await line('Join|S’ajouter').press('Enter');
    const leave = line('Leave|Quitter');
    await expect.poll(() => leave.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByText(/position 1$|rang 1$/).waitFor();
    await look('booth-waiting');

    // Whoever had it takes another one: nothing is loaded anew on the page of who waits.
    await holder.page
      .getByRole('radio', { name: /Booth (D2|D5|D6|D9),/ })
      .first()
      .check();
    const kept = page.getByRole('status').filter({ hasText: /is now available|s’est libérée/ });
    await kept.waitFor();
    await look('booth-kept');
    await holder.page.getByRole('option', { name: new RegExp(`${named.source}.*taken$`) }).waitFor();

    const begin = words[locale].apply.begin;
    expect(await page.getByRole('button', { name: begin }).count()).toBe(0);
    const isTold = (mail: string) => mail.includes(`${subject} ${booth}`);
    await expect.poll(async () => (await mailsTo(email)).some(isTold)).toBe(true);
    const [link = ''] = linksIn((await mailsTo(email)).find(isTold) ?? '');
    expect(link).toMatch(/\/exhibitor-application\?code=[A-Z0-9-]+$/);

    // By the note itself, or where it is listed.
    if (locale === 'fr') await page.getByRole('button', { name: /^Accepter/ }).click();
    else await page.getByRole('radio', { name: named }).check();
    await page.getByRole('option', { name: new RegExp(`${named.source}.*(yours|à vous)$`) }).waitFor();
    await kept.waitFor({ state: 'detached' });
    await page.getByRole('timer').first().waitFor();
    await look('booth-taken-up');
  });
});
