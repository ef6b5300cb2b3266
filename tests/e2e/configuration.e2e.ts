import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { LOCALES } from '#engine/form/languages/text.ts';
import { wordIn } from '#engine/form/languages/words.ts';
import { answerAll, control } from './support/answer.ts';
import { few } from './support/answers.ts';
import { atStep, continueButton, goOn, goOnThrough, pay, submit } from './support/attendee.ts';
import { test } from './support/browser.ts';
import { atStepByApi, openOnDevice } from './support/by-api.ts';
import { type FormCode, fieldOf, formDocument, labelOf, stepLabel } from './support/documents.ts';
import { oneOf } from './support/one-of.ts';
import { configure, mustPublish, publish, withChange, withField, withoutField } from './support/organizer.ts';
import { errorSummary, messageAt } from './support/step-page.ts';
import { fill, labelled, messages, words } from './support/words.ts';

const personal = formDocument('personal');
const changed: FormDocument[] = [];
/** Publishes a changed form; the end of the test publishes the original again. */
async function push(form: FormDocument): Promise<void> {
  changed.push(form);
  expect(await configure(form)).toMatchObject({ code: 0 });
}

/** The same question, asked as an address from now on. */
async function pushAsAddress(code: 'last_name' | 'badge_name', after: string): Promise<void> {
  changed.push(personal);
  const { label } = fieldOf('personal', code);
  await mustPublish(withField(withoutField(personal, code), after, { type: 'address', code, label }));
}

async function goBack(page: Page, step: FormCode): Promise<void> {
  await page.getByRole('button', { name: fill(words.en.step.back, { step: stepLabel(step, 'en') }) }).click();
  await atStep(page, step, 'en');
}

beforeEach(() => {
  changed.length = 0;
});
afterEach(async () => {
  for (const code of new Set(changed.map((form) => form.code))) await mustPublish(formDocument(code));
});

const pronouns: Field = {
  type: 'text',
  code: 'pronouns',
  label: { en: 'Pronouns', fr: 'Pronoms' },
};

describe.each(oneOf(1, LOCALES))('a form that is changed while it is half filled (%s)', (locale) => {
  const text = words[locale];
  const box = (code: string) => labelOf('personal', code, locale);
  const added = typeof pronouns.label === 'object' ? pronouns.label[locale] : '';

  test('the new field is on the open page at once, and what was typed is still there', async ({ visit }) => {
    const visitor = await visit({ locale });
    const { page } = visitor;
    await atStepByApi(visitor, 'personal', { track: 'vancouver' });
    const first = control(page, box('first_name'));
    await first.fill('Danielle');
    await control(page, box('school')).focus();
    await push(withField(personal, 'last_name', pronouns));

    await control(page, added).waitFor();
    await page.getByText(text.step.changedTitle).waitFor();
    await page.getByText(fill(text.changes.added, { label: added })).waitFor();
    expect(await first.inputValue()).toBe('Danielle');
    await continueButton(page, 'participation', locale).click();
    await errorSummary(page).waitFor();
    expect(await messageAt(page, added)).toBe(messages[locale].required);
    await control(page, added).fill('she/her');
    await answerAll(page, 'personal', few.personal, locale);
    await goOn(page, 'participation', locale);
  });
});

test('the new field is there on the next load of the step, and what was typed', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  await control(page, labelOf('personal', 'first_name', 'en')).fill('Danielle');
  await page.goto('/');
  await page.getByRole('link', { name: words.en.home.choose_in_person }).waitFor();
  await push(withField(personal, 'last_name', pronouns));
  await page.goto('/registration/step');
  await control(page, 'Pronouns').waitFor();
  expect(await control(page, labelOf('personal', 'first_name', 'en')).inputValue()).toBe('Danielle');
});

test('an answer that lost its field comes back with it', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const badge = labelOf('personal', 'badge_name', 'en');
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  await control(page, badge).fill('Dani');
  await push(withoutField(personal, 'badge_name'));
  await page.getByText(fill(words.en.changes.removed, { label: badge })).waitFor();
  expect(await control(page, badge).count()).toBe(0);
  await mustPublish(personal);
  await control(page, badge).waitFor();
  expect(await control(page, badge).inputValue()).toBe('Dani');
});

test('a field with another code keeps what was typed into the open page, and is saved under it', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  await answerAll(page, 'personal', few.personal, 'en');
  await control(page, labelOf('personal', 'badge_name', 'en')).fill('Dani');
  changed.push(personal);
  const label = { en: 'Name on your badge', fr: 'Nom sur votre insigne' };
  await mustPublish(withChange(personal, 'badge_name', { code: 'badge', was: ['badge_name'], label }));
  const renamed = control(page, label.en);
  await renamed.waitFor();
  expect(await renamed.inputValue()).toBe('Dani');
  await goOn(page, 'participation', 'en');
  // The version before, with the answer under its former code again.
  await mustPublish(personal);
  await goBack(page, 'personal');
  const badge = control(page, labelOf('personal', 'badge_name', 'en'));
  await badge.waitFor();
  expect(await badge.inputValue()).toBe('Dani');
});

test('an answer whose option is gone gives way to no default, and returns with the option', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  const choice = (name: string) =>
    page.getByRole('radiogroup', { name: labelOf('personal', 'email_type', 'en') }).getByLabel(name);
  const withoutWork = withChange(personal, 'email_type', {
    options: [
      { id: 'personal', name: 'Personal' },
      { id: 'school', name: 'School' },
    ],
  });
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  await answerAll(page, 'personal', few.personal, 'en');
  await choice('Work').check();
  await push(withoutWork);
  await choice('School').waitFor();
  expect(await choice('Personal').isChecked()).toBe(false);
  expect(await page.getByText(wordIn('setAside', 'en')).count()).toBe(1);
  await mustPublish(personal);
  await choice('Work').waitFor();
  expect(await choice('Work').isChecked()).toBe(true);

  // Loaded anew between the two: the device has kept it.
  await push(withoutWork);
  await choice('School').waitFor();
  await page.reload();
  await choice('School').waitFor();
  expect(await choice('Personal').isChecked()).toBe(false);
  await mustPublish(personal);
  await choice('Work').waitFor();
  expect(await choice('Work').isChecked()).toBe(true);
  await goOn(page, 'participation', 'en');
});

test('an answer that does not fit its field any more is set aside: the field is empty and says so', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  const [first, last, badge] = ['first_name', 'last_name', 'badge_name'].map((code) =>
    labelOf('personal', code, 'en'),
  ) as [string, string, string];
  const says = wordIn('setAside', 'en');
  // Kept by the server: everything before the next step is stored.
  const begun = await atStepByApi(visitor, 'participation', { track: 'vancouver' });
  await pushAsAddress('last_name', 'first_name');
  await goBack(page, 'personal');
  expect(await messageAt(page, last)).toBe(says);
  expect(await control(page, first).inputValue()).toBe('Danielle');
  expect(await page.getByText('Okafor').count()).toBe(0);

  // Typed on this device and not sent yet.
  await control(page, badge).fill('Dani');
  await page.goto('/');
  await page.getByRole('link', { name: words.en.home.choose_in_person }).waitFor();
  await pushAsAddress('badge_name', 'first_name');
  await openOnDevice(visitor, begun, 'personal');
  expect(await messageAt(page, badge)).toBe(says);
  expect(await control(page, first).inputValue()).toBe('Danielle');
  expect(await page.getByText('Dani', { exact: true }).count()).toBe(0);
});

test('a submit that is stale is told what changed, and goes on', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(/^409 POST .*saveSubmitRegistration/);
  await atStepByApi(visitor, 'review', { track: 'vancouver' });
  await push(withChange(personal, 'badge_name', { required: 'Y' }));

  const label = labelOf('personal', 'badge_name', 'en');
  await pay(page, 'en');
  await page.getByText(words.en.interrupted.staleTitle).waitFor();
  await page.getByText(fill(words.en.changes.required, { label })).waitFor();
  await page.getByRole('button', { name: words.en.interrupted.continue }).click();

  const mend = page.getByRole('link', { name: fill(words.en.review.mend, { step: 'Personal Information' }) });
  await mend.click();
  await atStep(page, 'personal', 'en');
  expect(await control(page, labelOf('personal', 'first_name', 'en')).inputValue()).toBe('Danielle');
  await control(page, label).fill('Dani');
  await goOnThrough(page, 'personal', 'review', 'en');
  await submit(page, 'en');
});

test('a step that is stale is told what changed, and goes on', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(/^409 POST .*saveRegistrationPersonalInformations/, /WebSocket/);
  // A phone whose websocket does not come through a proxy hears nothing of a change.
  await page.routeWebSocket(/.*/, (socket) => socket.close());
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  await answerAll(page, 'personal', few.personal, 'en');
  await push(withField(personal, 'last_name', pronouns));
  await continueButton(page, 'participation', 'en').click();
  await page.getByText(words.en.interrupted.staleTitle).waitFor();
  await page.getByText(fill(words.en.changes.added, { label: 'Pronouns' })).waitFor();
  await page.getByRole('button', { name: words.en.interrupted.continue }).click();
  await control(page, 'Pronouns').fill('she/her');
  await goOn(page, 'participation', 'en');
});

test('a bad document is refused with what is wrong, and the page stays', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  const bad = withField(personal, 'last_name', { ...pronouns, type: 'hologram' } as unknown as Field);
  const refused = await configure(bad);
  expect(refused.code).toBe(1);
  expect(refused.out).toContain('/sections/0/fields/2/type');
  expect((await publish(bad)).status).toBe(422);
  await page.reload();
  await atStep(page, 'personal', 'en');
  expect(await page.getByLabel(labelled('Pronouns')).count()).toBe(0);
});
