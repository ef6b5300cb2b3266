import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { addOrganizer, deskWords, signIn } from './support/desk.ts';
import { mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';

describe.each(
  oneOf(1, [
    ['en', 1280],
    ['fr', 390],
  ] as const),
)('registering by hand in %s at %d px', (locale, width) => {
  const words = deskWords[locale];
  const { register, act } = words;

  test('registers a speaker for free from the list, and opens their page', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await signIn(visitor, await addOrganizer('desk'), '/registrations');
    if (width === 390) await page.locator('summary').getByText(deskWords[locale].list.more_tools).click();
    await page.getByRole('link', { name: register.open }).click();
    const form = page.getByRole('form', { name: register.who });
    await form.getByText(register.email_needed).waitFor();
    const email = `${randomUUID()}@example.org`;
    await form.getByRole('textbox', { name: register.email }).fill('zoe@');
    await form.getByRole('textbox', { name: register.first_name }).fill('Zoé');
    await form.getByRole('textbox', { name: register.last_name }).fill('Tremblay');
    await form.getByText(act.why_needed).waitFor();
    await form.getByRole('textbox', { name: register.why }).fill('Opening speaker');
    await axe(page);
    await screenshot(page, `desk-register-${locale}-${width}`);
    visitor.complaints.expect(/^422 POST .*registerAsOrganizer/);
    await form.getByRole('button', { name: register.do_waive, exact: true }).click();
    await form.getByRole('alert').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email');
    await screenshot(page, `desk-register-wrong-${locale}-${width}`);
    await form.getByRole('textbox', { name: register.email }).fill(email);
    await form.getByRole('button', { name: register.do_waive, exact: true }).click();
    await page.getByRole('heading', { name: 'Zoé Tremblay', level: 1 }).waitFor();
    await page.getByText('Opening speaker').first().waitFor();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await screenshot(page, `desk-registered-${locale}-${width}`);
  });
});

test('sends someone a link to finish and pay themselves', async ({ visit }) => {
  const { register } = deskWords.en;
  const visitor = await visit({ locale: 'en' });
  const { page } = visitor;
  await signIn(visitor, await addOrganizer('desk'), '/registrations/new');
  const form = page.getByRole('form', { name: register.who });
  const email = `${randomUUID()}@example.org`;
  await form.getByRole('textbox', { name: register.email }).fill(email);
  await form.getByRole('textbox', { name: register.first_name }).fill('Ada');
  await form.getByRole('textbox', { name: register.last_name }).fill('Okafor');
  await form.getByRole('radio', { name: register.pay }).check();
  await form.getByRole('button', { name: register.do_pay }).click();
  await page.getByRole('heading', { name: 'Ada Okafor', level: 1 }).waitFor();
  await page.getByText(deskWords.en.statuses['Not Submitted']).first().waitFor();
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(async () => (await mailsTo(email)).some((mail) => mail.includes(code))).toBe(true);
});
