import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { schedule } from '#src/lib/i18n/en/schedule.ts';
import { say } from '#widgets/parts/messages.ts';
import { addressDialog } from './support/address-dialog.ts';
import { addresses } from './support/addresses.ts';
import { control } from './support/answer.ts';
import { atStep, codeOf, continueButton, newEmail, payButton } from './support/attendee.ts';
import { test, type Visitor } from './support/browser.ts';
import { type FormCode, labelOf, stepLabel } from './support/documents.ts';
import { expectFocus, focused, tabTo, takenOver } from './support/keyboard.ts';
import { roomySessions } from './support/picks.ts';
import { reviewOf } from './support/portal.ts';
import { errorSummary } from './support/step-page.ts';
import { labelled, messages, whole, words } from './support/words.ts';

const text = words.en;
const box = (page: Page, form: FormCode, code: string) => control(page, labelOf(form, code, 'en'));
const radios = (page: Page, label: string) =>
  page.getByRole('radiogroup', { name: labelled(label) }).getByRole('radio');

/** Goes to a control by Tab and types into it. */
async function type(page: Page, target: Locator, typed: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(typed);
}

/** Goes to a group of radios, and to the option that is so many arrows down. */
async function pick(page: Page, label: string, down: number): Promise<void> {
  const group = radios(page, label);
  await tabTo(page, group.and(page.locator(':checked')).or(group.first()));
  await page.keyboard.press('Space');
  for (let at = 0; at < down; at += 1) await page.keyboard.press('ArrowDown');
  await expectFocus(group.nth(down));
  expect(await group.nth(down).isChecked()).toBe(true);
}

/** Goes to a button or link and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function fromHomeToFirstStep({ page }: Visitor, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: text.home.choose_in_person }).waitFor();
  await takenOver(page);
  await page.keyboard.press('Tab');
  await expectFocus(page.getByRole('link', { name: text.site.skip }));
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: text.home.choose_in_person }));
  const heading = page.getByRole('heading', { level: 1, name: text.start.title });
  await heading.waitFor();
  await expectFocus(heading);
  await pick(page, text.start.mode, 0);
  await type(page, control(page, text.start.email), email);
  await page.keyboard.press('Enter');
  await atStep(page, 'personal', 'en');
}

async function addressByKeyboard(page: Page): Promise<void> {
  const dialog = addressDialog(page, 'en');
  const open = page.getByRole('button', { name: say('addAddress', 'en') });
  await press(page, open);
  await dialog.waitFor();
  await expectFocus(dialog.getByRole('heading'));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(open);

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const line = (label: string) => dialog.getByLabel(labelled(label));
  await type(page, line(say('street1', 'en')), addresses.CA.street1);
  await type(page, line(say('city', 'en')), addresses.CA.city);
  const province = line(say('province', 'en'));
  await tabTo(page, province);
  await page.keyboard.type('Brit');
  expect(await province.inputValue()).toBe('BC');
  await type(page, line(say('postalCode', 'en')), 'w5t3a1');
  await page.keyboard.press('Enter');
  await dialog.getByText(messages.en.postalCode).waitFor();
  await expectFocus(line(say('postalCode', 'en')));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('v5t3a1');
  await pick(page, say('addressType', 'en'), 0);
  await press(page, dialog.getByRole('button', { name: say('saveAddress', 'en') }));
  await dialog.waitFor({ state: 'hidden' });
  const panel = page.getByRole('group', { name: labelled(labelOf('personal', 'address', 'en')) });
  await panel.getByText(/V5T 3A1/).waitFor();
  await expectFocus(panel.getByRole('button', { name: say('editAddress', 'en') }));
}

test('a registration by keyboard alone', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const email = newEmail('keys');
  await fromHomeToFirstStep(visitor, email);
  const code = await codeOf(page);
  await expectFocus(page.getByRole('heading', { level: 1, name: 'Personal Information' }));

  // Refused: the summary has the focus, and each of its links leads to its field.
  await type(page, box(page, 'personal', 'first_name'), 'Ada');
  await page.keyboard.press('Enter');
  await expectFocus(errorSummary(page));
  await press(page, errorSummary(page).getByRole('link', { name: /^Last name/ }));
  await expectFocus(box(page, 'personal', 'last_name'));
  await page.keyboard.type('Okafor');

  const role = box(page, 'personal', 'role');
  await tabTo(page, role);
  await page.keyboard.type('Class');
  expect(await role.inputValue()).toBe('classroom');
  await type(page, box(page, 'personal', 'school'), 'École Jules-Verne');
  const district = page.getByRole('combobox', {
    name: labelled(labelOf('personal', 'district', 'en')),
  });
  await type(page, district, 'richm');
  await page.getByRole('option', { name: 'SD 38 Richmond' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await district.inputValue()).toBe('SD 38 Richmond');
  await addressByKeyboard(page);
  await press(page, continueButton(page, 'participation', 'en'));

  await atStep(page, 'participation', 'en');
  await expectFocus(page.getByRole('heading', { level: 1, name: 'Taking part' }));
  await pick(page, labelOf('participation', 'lunch', 'en'), 1);
  await type(page, box(page, 'participation', 'arrival_date'), '02182027');
  await pick(page, labelOf('participation', 'reception', 'en'), 0);
  await type(page, box(page, 'participation', 'guests'), '');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('checkbox', { name: 'Grades 4 to 7' }));
  await page.keyboard.press('Space');
  await press(page, continueButton(page, 'membership', 'en'));

  await atStep(page, 'membership', 'en');
  await tabTo(page, page.getByRole('checkbox', { name: /do not want to renew/ }));
  await page.keyboard.press('Space');
  await press(page, continueButton(page, 'extras', 'en'));

  await atStep(page, 'extras', 'en');
  await tabTo(page, page.getByRole('group', { name: 'Activity' }).getByRole('radio').last());
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('.activity.on').count()).toBe(1);
  await press(page, page.getByRole('button', { name: /^One more/ }).first());
  await expect.poll(() => page.locator('output').first().innerText()).toBe('1');
  await press(page, continueButton(page, 'workshops', 'en'));

  await atStep(page, 'workshops', 'en');
  const friday = page.getByRole('tab').first();
  await tabTo(page, friday);
  await page.keyboard.press('ArrowRight');
  await expectFocus(page.getByRole('tab').nth(1));
  await page.keyboard.press('Home');
  await expectFocus(friday);
  await tabTo(page, roomySessions(page).first().getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.locator('.session.on').waitFor();
  // Not all the sessions of a day lie between a pick and the way on.
  await tabTo(page, page.getByRole('button', { name: 'Skip the list' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, continueButton(page, 'review', 'en'));

  await atStep(page, 'review', 'en');
  await tabTo(page, page.getByLabel('Card holder name'));
  await page.keyboard.type('Ada Okafor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5555555555554444');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1239');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await press(page, payButton(page, 'en'));
  await page.getByText(text.confirmation.tagPaid, { exact: true }).waitFor();
  await expectFocus(page.getByRole('heading', { level: 1 }));
  expect((await reviewOf({ code, email })).registration.status).toBe('Submitted');

  await press(page, page.getByRole('link', { name: stepLabel('guests', 'en') }));
  await atStep(page, 'guests', 'en');
  const guest = page.getByRole('group', { name: whole('Guest 1') });
  await type(page, guest.getByLabel(labelled('Name')), 'Sam');
  await tabTo(page, guest.getByRole('radio').first());
  await page.keyboard.press('Space');
  await press(page, continueButton(page, 'needs', 'en'));

  await atStep(page, 'needs', 'en');
  await pick(page, labelOf('needs', 'has_needs', 'en'), 1);
  await press(page, continueButton(page, 'emergency', 'en'));

  await atStep(page, 'emergency', 'en');
  await type(page, box(page, 'emergency', 'contact_name'), 'Sam');
  await pick(page, labelOf('emergency', 'relationship', 'en'), 2);
  await type(page, box(page, 'emergency', 'contact_phone'), '604 555 0142');
  await tabTo(page, page.getByRole('checkbox', { name: /This person knows/ }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: text.step.finish }));
  await page.getByRole('heading', { name: text.confirmation.allAnswered }).waitFor();
});

test('the menu of phones gives the focus back', async ({ visit }) => {
  const { page } = await visit({ width: 390 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: text.site.menu, exact: true });
  await press(page, menu);
  await page.getByRole('dialog').waitFor();
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Français' }));
  expect(await focused(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectFocus(menu);
});

test('what the keyboard goes to is seen whole in a row that is scrolled sideways', async ({ visit }) => {
  const { page } = await visit({ width: 390 });
  await page.goto('/schedule');
  await takenOver(page);
  const seen = (target: Locator) =>
    target.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    });
  const times = page.getByRole('navigation', { name: schedule.jump }).getByRole('link');
  const last = times.last();
  expect(await seen(last)).toBe(false);
  await tabTo(page, times.first());
  for (let at = 1; at < (await times.count()); at += 1) {
    await page.keyboard.press('Tab');
    await expectFocus(times.nth(at));
    await expect.poll(() => seen(times.nth(at))).toBe(true);
  }
});

test.for(['/registration/manage', '/apply/exhibitor'])(
  'nothing lies over what the keyboard goes to: %s',
  async (path, { visit }) => {
    const { page } = await visit({ width: 1280 });
    await page.goto(path);
    const inputs = page.getByRole('main').getByRole('textbox');
    await inputs.last().waitFor();
    await takenOver(page);
    for (const input of await inputs.all()) {
      await tabTo(page, input);
      const isOnTop = () =>
        input.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isOnTop).toBe(true);
    }
  },
);
