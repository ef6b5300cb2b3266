import { expect } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#engine/form/languages/words.ts';
import { control } from './support/answer.ts';
import { test } from './support/browser.ts';

import { enterCard, goodCard } from './support/card.ts';
import { eventWords, siteOfEvent } from './support/event-documents.ts';
import { messageAt } from './support/step-page.ts';
import { atCheckoutByApi } from './support/ticket-order.ts';

const library = '**/libphonenumber-*.js';
const wrongLength = inEveryLanguage('phoneLength');

test.for(LOCALES)(
  'a phone number is written as people do, and told when it cannot exist (%s)',
  async (locale, { visit }) => {
    const visitor = await visit({ locale, width: 390, site: siteOfEvent('tickets') });
    const { page } = visitor;
    await atCheckoutByApi(visitor);
    const label = eventWords('tickets', locale).field('checkout', 'phone');
    const phone = control(page, label);
    await phone.fill('250 555 014');
    await phone.blur();
    await expect.poll(() => messageAt(page, label)).toBe(wrongLength[locale]);
    await phone.fill('\u202a(250) 555-0142 ext: 12\u202c');
    await phone.blur();
    const written = { en: '(250) 555-0142 ext. 12', fr: '(250) 555-0142 poste 12' }[locale];
    await expect.poll(() => phone.inputValue()).toBe(written);
    await expect.poll(() => messageAt(page, label)).toBeUndefined();
    await page.reload();
    await expect.poll(() => phone.inputValue()).toBe(written);
  },
);

test('a phone number is taken without the library, and the server says what is wrong with it', async ({
  visit,
}) => {
  const visitor = await visit({ width: 390, site: siteOfEvent('tickets') });
  const { page, complaints } = visitor;
  complaints.expect(/net::ERR_FAILED/, /^422 POST/);
  await page.context().route(library, (route) => route.abort());
  await atCheckoutByApi(visitor);
  const event = eventWords('tickets', 'en');
  const label = event.field('checkout', 'phone');
  await control(page, event.field('checkout', 'first_name')).fill('Wren');
  await control(page, event.field('checkout', 'last_name')).fill('Castellano');
  await control(page, label).fill('250 555 014');
  await enterCard(page, goodCard, 'en');
  const pay = page.locator('button[type=submit]').filter({ visible: true }).first();
  await pay.click();
  await expect.poll(() => messageAt(page, label)).toBe(wrongLength.en);
  await control(page, label).fill('250 555 0142');
  await enterCard(page, goodCard, 'en');
  await pay.click();
  await page.getByText(event.says.confirmation.tagPaid, { exact: true }).waitFor();
});

test('a phone number that is typed while the library loads stays, and is then written as people do', async ({
  visit,
}) => {
  const visitor = await visit({ width: 390, site: siteOfEvent('tickets') });
  const { page } = visitor;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(library, async (route) => {
    await gate;
    await route.continue();
  });
  await atCheckoutByApi(visitor);
  const phone = control(page, eventWords('tickets', 'en').field('checkout', 'phone'));
  await phone.fill('250 555 0142');
  await phone.blur();
  expect(await phone.inputValue()).toBe('250 555 0142');
  release();
  await expect.poll(() => phone.inputValue()).toBe('(250) 555-0142');
});
