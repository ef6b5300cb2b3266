import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { answerAll, control } from './support/answer.ts';
import { few, online } from './support/answers.ts';
import { atStep, begin, continueButton, goOn, goOnThrough, pay, submit, walk } from './support/attendee.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { labelOf, stepLabel } from './support/documents.ts';
import { mailsTo } from './support/mails.ts';
import { pickOneWorkshop } from './support/picks.ts';
import { reviewOf } from './support/portal.ts';
import { unfoldReview } from './support/review-page.ts';
import { fill, words } from './support/words.ts';

const text = words.en;
const badge = labelOf('personal', 'badge_name', 'en');
const backTo = (step: string) => fill(text.step.back, { step: stepLabel(step, 'en') });

test('back by the button and the stepper, and on again', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor, { track: 'online' });
  await walk(page, online, 'en');
  await page.getByRole('button', { name: backTo('workshops') }).click();
  await atStep(page, 'workshops', 'en');
  await page.getByRole('button', { name: backTo('extras') }).click();
  await atStep(page, 'extras', 'en');
  const stepper = page.getByRole('navigation', { name: text.step.navigation });
  await stepper.getByRole('button', { name: stepLabel('personal', 'en') }).click();
  await atStep(page, 'personal', 'en');
  await stepper.getByRole('button', { name: stepLabel('review', 'en') }).click();
  await atStep(page, 'review', 'en');
  await submit(page, 'en');
});

test('an answer is changed from the review', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await atStepByApi(visitor, 'review');
  const edit = fill(text.review.editStep, { step: stepLabel('personal', 'en') });
  await page.getByRole('main').getByRole('region').getByRole('button', { name: edit }).click();
  await atStep(page, 'personal', 'en');
  await control(page, badge).fill('Dani O.');
  await goOnThrough(page, 'personal', 'review', 'en');
  await unfoldReview(page);
  await page.getByRole('definition').filter({ hasText: 'Dani O.' }).waitFor();
});

test('a step that is not reached yet is not reached by its address', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await atStepByApi(visitor, 'membership', { track: 'vancouver' });
  await page.goto('/registration/step?step=review');
  await atStep(page, 'membership', 'en');
});

test('the review cannot be loaded, and then it can', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(/initStepReview net::ERR_CONNECTION_RESET/);
  await atStepByApi(visitor, 'workshops');
  let isLost = true;
  await page.route('**/api/initStepReview', (route) =>
    isLost ? route.abort('connectionreset') : route.fallback(),
  );
  await pickOneWorkshop(page, 'en');
  await continueButton(page, 'review', 'en').click();
  await page.getByRole('heading', { level: 1, name: text.interrupted.stepsTitle }).waitFor();
  isLost = false;
  await page.getByRole('button', { name: text.interrupted.retry }).click();
  await atStep(page, 'review', 'en');
});

test('the connection is lost after the submission arrived: it is submitted once', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(/saveSubmitRegistration net::ERR_CONNECTION_RESET/);
  const registered = await atStepByApi(visitor, 'review');
  const keys: (string | undefined)[] = [];
  const arriveAndLose = async (route: Route) => {
    // The test's own process does not know *.localhost; localhost serves the same event.
    await route.fetch({ url: route.request().url().replace('//teachers.', '//') });
    await route.abort('connectionreset');
  };
  page.on('request', (request) => {
    if (request.url().includes('saveSubmitRegistration')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/api/saveSubmitRegistration', arriveAndLose, { times: 1 });
  await pay(page, 'en');
  await page.getByText(text.payment.lostTitle).waitFor();
  await page.getByRole('button', { name: text.interrupted.retry }).click();
  await page.getByText(text.confirmation.tagPaid, { exact: true }).waitFor();

  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
  expect((await reviewOf(registered)).registration.status).toBe('Submitted');
  await expect.poll(async () => (await mailsTo(registered.email)).length).toBe(1);
});

test('an edit in place of a retry, then on', async ({ visit }) => {
  const visitor = await visit({ width: 390 });
  const { page } = visitor;
  visitor.complaints.expect(/net::ERR_CONNECTION_RESET/);
  await atStepByApi(visitor, 'personal');
  await page.route('**/api/saveRegistrationPersonalInformations', (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await answerAll(page, 'personal', few.personal, 'en');
  await continueButton(page, 'participation', 'en').click();
  await page.getByText(text.interrupted.offlineTitle).waitFor();
  await page.getByRole('button', { name: text.interrupted.edit }).click();
  await control(page, badge).fill('Dani');
  await goOn(page, 'participation', 'en');
});
