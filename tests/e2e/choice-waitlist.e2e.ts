import { describe, expect } from 'vitest';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { newEmail, pay } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { mustCall } from './support/by-api.ts';
import { enterCard, goodCard } from './support/card.ts';
import { linksIn, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { beginApplication, beginAs, goOn, heading, titleOf } from './support/partner.ts';
import { screenshot } from './support/screenshot.ts';
import { fill, words } from './support/words.ts';

const visits = oneOf(1, [
  { locale: 'en', width: 1280, booth: 'C3', subject: 'Now available for you: Booth' },
  { locale: 'fr', width: 390, booth: 'C5', subject: 'Maintenant offert : Stand' },
  { locale: 'en', width: 390, booth: 'C7', subject: 'Now available for you: Booth' },
  { locale: 'fr', width: 1280, booth: 'C8', subject: 'Maintenant offert : Stand' },
] as const);

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

/** Someone whose application was begun at the API, and who takes a booth, or releases it. */
async function boothHolder() {
  const email = newEmail('holds');
  const contact = { company: 'Cedar', first_name: 'Ana', last_name: 'Silva', email, phone: '+16045550199' };
  const { version } = await mustCall('loadEventFormFromType', { form_type: 'exhibitor_contact' }, {});
  const first = { flow: 'exhibitor', version, values: JSON.stringify(contact) };
  const { registration, token } = await mustCall('beginFlow', first, {});
  const choose = (offer: string, quantity: number) =>
    mustCall('chooseOffer', { code: registration.code, offers: 'booths', offer, quantity }, { token });
  return {
    take: (booth: string) => choose(booth, 1),
    release: (booth: string) => choose(booth, 0),
  };
}

describe.each([
  { locale: 'en', width: 1280, wanted: 'A6', own: 'C10', total: 71_400 },
  { locale: 'fr', width: 390, wanted: 'B4', own: 'E5', total: 152_250 },
] as const)(
  'a booth that another one stands in for, in $locale at $width px',
  ({ locale, width, wanted, own, total }) => {
    const { managing } = words[locale];
    const { accept, awaited, offered } = managing;

    test('is waited for after the application is submitted, offered on its page, and accepted', async ({
      visit,
    }) => {
      const holder = await boothHolder();
      await holder.take(wanted);
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      const look = async (name: string) => {
        await axe(page);
        await screenshot(page, `sent-wait-${name}-${locale}-${width}`);
      };
      const { flow, email } = await beginApplication(visitor, 'exhibitor');
      await heading(page, titleOf('exhibitor_booth', locale)).waitFor();
      await page.getByRole('radio', { name: new RegExp(`(Booth|Stand) ${own},`) }).check();
      await page.getByRole('option', { name: new RegExp(`${own},.*(yours|à vous)$`) }).waitFor();
      await page
        .locator('summary')
        .filter({ hasText: /^(Taken|Pris)/ })
        .press('Enter');
      await page.getByRole('button', { name: new RegExp(`^(Join|S’ajouter).*${wanted}$`) }).press('Enter');
      await page.getByText(/position 1$|rang 1$/).waitFor();
      await goOn(page);
      for (const form of ['exhibitor_extras', 'exhibitor_giving']) {
        await heading(page, titleOf(form, locale)).waitFor();
        await goOn(page);
      }
      await heading(page, resolveText(flow.steps.at(-1)?.label, locale)).waitFor();
      await look('review');
      await pay(page, locale);

      await heading(page, resolveText(flow.confirmation?.title, locale)).waitFor();
      const named = new RegExp(`(Booth|Stand) ${wanted}`);
      const waits = page.getByRole('region', { name: awaited.title }).getByRole('listitem');
      await waits
        .filter({ hasText: named })
        .filter({ hasText: /position\s*:\s*1|rang\s*:\s*1/i })
        .waitFor();
      await look('waiting');

      // Nothing is loaded anew on the page of who waits.
      await holder.release(wanted);
      const take = page.getByRole('link', { name: new RegExp(`^${offered.take} .*${wanted}`) });
      await take.waitFor({ timeout: 20_000 });
      expect(await waits.filter({ hasText: named }).count()).toBe(0);
      await look('offered');
      await expect
        .poll(async () => (await mailsTo(email)).some((mail) => /Held for you|Réservé pour vous/.test(mail)))
        .toBe(true);

      await take.click();
      await heading(page, accept.title).waitFor();
      await page.getByRole('heading', { name: accept.gains }).waitFor();
      await page.locator('.fits-yes').filter({ hasText: named }).waitFor();
      await page
        .getByText(new RegExp(`(Booth|Stand) ${own}`))
        .first()
        .waitFor();
      await look('cost');
      await enterCard(page, goodCard, locale);
      await page
        .getByRole('button', { name: new RegExp(`^${fill(accept.payDo, { amount: '.*' })}$`) })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('heading', { name: accept.doneTitle }).waitFor();
      await look('accepted');

      await page.getByRole('link', { name: accept.see }).click();
      await heading(page, resolveText(flow.confirmation?.title, locale)).waitFor();
      expect(await take.count()).toBe(0);
      const whole = formatCents(total, locale);
      await page.getByText(fill(words[locale].payment.declinedLater, { amount: whole })).waitFor();
      await look('after');
    });
  },
);
