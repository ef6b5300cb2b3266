import { expect } from 'vitest';
import { control } from './support/answer.ts';
import { atStep, begin, continueButton, continueRegistration } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { reviewOf } from './support/portal.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

test('two devices on one form lose nothing of each other, and where they differ the visitor is asked', async ({
  visit,
}) => {
  const desk = await visit();
  const phone = await visit({ width: 390 });
  for (const visitor of [desk, phone]) visitor.complaints.expect(/^(409|422) POST/);
  const registered = await begin(desk);
  await continueRegistration(phone, registered);
  await atStep(phone.page, 'personal', 'en');
  const name = (of: typeof desk, field: string) => control(of.page, field);
  const savedBy = (of: typeof desk) =>
    of.page.waitForResponse((answer) => answer.url().endsWith('/saveAutoInformation'));

  const first = savedBy(desk);
  await name(desk, 'First name').fill('Danielle');
  await first;
  const second = savedBy(phone);
  await name(phone, 'Last name').fill('Okafor');
  expect((await (await second).json()).values).toMatchObject({ first_name: 'Danielle', last_name: 'Okafor' });
  await expect.poll(() => name(phone, 'First name').inputValue()).toBe('Danielle');

  await name(desk, 'Last name').fill('Okoro');
  const asked = desk.page.getByRole('group', { name: words.en.conflict.title });
  await asked.waitFor();
  expect(await asked.textContent()).toMatch(/Okoro[\s\S]*Okafor/);
  await axe(desk.page);
  await screenshot(desk.page, 'two-devices-en-1280');
  await asked.getByRole('radio', { name: words.en.conflict.theirs }).check();
  await asked.getByRole('button', { name: words.en.conflict.goOn }).click();
  expect(await name(desk, 'Last name').inputValue()).toBe('Okafor');
  expect(await continueButton(desk.page, 'participation', 'en').isEnabled()).toBe(true);
  expect((await reviewOf(registered)).registration.code).toBe(registered.code);
});
