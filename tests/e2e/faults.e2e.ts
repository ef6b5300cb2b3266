import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { answerAll, control } from './support/answer.ts';
import { few, online } from './support/answers.ts';
import {
  atStep,
  begin,
  continueButton,
  continueRegistration,
  fillStart,
  goOn,
  pay,
  submit,
  walk,
} from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { eventDocument, labelOf } from './support/documents.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { fill, words } from './support/words.ts';

const text = words.en;
const saveCall = '**/api/saveRegistrationPersonalInformations';
const name = (page: Page) => control(page, labelOf('personal', 'first_name', 'en'));

test('offline in the middle of a step, and back online: it goes on by itself', async ({ visit }) => {
  const visitor = await visit();
  const { page, context } = visitor;
  visitor.complaints.expect(/INTERNET_DISCONNECTED/, /WebSocket/);
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  await answerAll(page, 'personal', few.personal, 'en');
  await context.setOffline(true);
  await page.getByText(text.site.offline_title).waitFor();
  await answerAll(page, 'personal', { badge_name: 'Dani' }, 'en');
  await continueButton(page, 'participation', 'en').click();
  await page.getByText(text.interrupted.offlineTitle).waitFor();
  await axe(page);
  await screenshot(page, 'offline-en-1280');
  expect(await name(page).inputValue()).toBe('Danielle');
  await context.setOffline(false);
  await atStep(page, 'participation', 'en');
});

const truncated = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"saved_at": "2027-' });
const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Portal</title>' });
const fault = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{"errors":{"server":["failed"]}}' });
const empty = (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '' });

describe('an answer that is none', () => {
  test.for([
    ['truncated JSON', truncated],
    ['HTML where JSON was due', html],
    ['500', fault],
    ['502 of a proxy', empty],
  ] as const)('when a step is saved: %s', async ([, answer], { visit }) => {
    const visitor = await visit({ width: 390 });
    const { page } = visitor;
    visitor.complaints.expect(/^50\d POST/);
    await atStepByApi(visitor, 'personal', { track: 'vancouver' });
    await answerAll(page, 'personal', few.personal, 'en');
    await page.route(saveCall, answer, { times: 1 });
    await continueButton(page, 'participation', 'en').click();
    await page.getByText(text.interrupted.failedTitle).waitFor();
    expect(await name(page).inputValue()).toBe('Danielle');
    await page.getByRole('button', { name: text.interrupted.retry }).click();
    await atStep(page, 'participation', 'en');
  });

  test.for([
    ['truncated JSON', truncated],
    ['500', fault],
  ] as const)('when a form is loaded: %s', async ([, answer], { visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.complaints.expect(/^50\d POST/);
    await atStepByApi(visitor, 'personal', { track: 'vancouver' });
    await answerAll(page, 'personal', few.personal, 'en');
    await page.route('**/api/loadEventFormFromType', answer, { times: 1 });
    await continueButton(page, 'participation', 'en').click();
    await page.getByRole('heading', { level: 1, name: text.interrupted.stepsTitle }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: text.interrupted.retry }).click();
    await atStep(page, 'participation', 'en');
  });
});

test('a server that hangs: a word after a while, a way on, and nothing lost', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  await answerAll(page, 'personal', few.personal, 'en');
  const hanging: Route[] = [];
  await page.route(saveCall, (route) => void hanging.push(route), { times: 1 });
  await continueButton(page, 'participation', 'en').click();
  await page.getByText(text.step.slow).waitFor();
  await axe(page);
  await screenshot(page, 'slow-en-1280');
  expect(await name(page).inputValue()).toBe('Danielle');
  await page.getByRole('button', { name: text.interrupted.retry }).click();
  await atStep(page, 'participation', 'en');
  expect(hanging).toHaveLength(1);
});

test('401 in the middle leads to the site root; going on signs in and leads back to the step and its draft', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.complaints.expect(/^401 POST/);
  const registered = await atStepByApi(visitor, 'personal', { track: 'vancouver' });
  await answerAll(page, 'personal', few.personal, 'en');
  await page.evaluate(() => localStorage.setItem('api-token', 'no-longer-good'));
  await continueButton(page, 'participation', 'en').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(text.site.signed_out, { exact: true }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: text.site.register_now }).click();
  await page.getByRole('button', { name: fill(text.manage.go, { code: registered.code }) }).click();
  await atStep(page, 'personal', 'en');
  expect(await name(page).inputValue()).toBe('Danielle');
  await goOn(page, 'participation', 'en');
});

describe.each([
  ['the server is at fault', (route: Route) => fault(route), text.errors.event_fault],
  ['there is no connection', (route: Route) => route.abort('connectionrefused'), text.errors.event_offline],
] as const)('the event cannot be looked up: %s', (_, answer, heading) => {
  test('a page says so and tries again', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.complaints.expect(/^500 GET .*getClientEventFromDomain/, /CONNECTION_REFUSED/);
    // The event comes with the page, unless the server cannot draw that either: then it sends the bare one.
    await page.route('**/registration/start', async (route) => {
      const { port } = new URL(route.request().url());
      // Node does not find *.localhost everywhere, and plain localhost serves the same event.
      await route.fulfill({ response: await route.fetch({ url: `http://localhost:${port}/index.html` }) });
    });
    await page.route('**/api/getClientEventFromDomain/*', answer);
    await page.goto('/registration/start');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await axe(page);
    await page.unroute('**/api/getClientEventFromDomain/*');
    await page.getByRole('button', { name: text.errors.try_again }).click();
    await page.getByRole('heading', { level: 1, name: text.start.title }).waitFor();
  });
});

test('an address that is registered already is told at the end, with a way to what it has', async ({
  visit,
}) => {
  const first = await visit();
  const { email, code } = await atStepByApi(first, 'review');
  await submit(first.page, 'en');

  const second = await visit();
  second.complaints.expect(/^409 POST .*saveSubmitRegistration/);
  await begin(second, { track: 'online', email });
  await walk(second.page, online, 'en');
  await pay(second.page, 'en');
  await second.page.getByRole('heading', { level: 1, name: text.interrupted.registeredTitle }).waitFor();
  await axe(second.page);
  await screenshot(second.page, 'already-registered-en-1280');
  await continueRegistration(second, { code, email });
  await second.page.getByRole('heading', { level: 2, name: text.managing.existing.can }).waitFor();
});

describe('a full event', () => {
  const event = eventDocument();
  const full = { ...event, options: { ...event.options, capacity: 0 } };

  test('takes no new registration, and says so', async ({ visit, onTestFinished }) => {
    onTestFinished(() => mustPublish(event));
    const visitor = await visit({ width: 390 });
    const { page } = visitor;
    await mustPublish(full);
    await page.goto('/registration/start');
    await page.getByRole('heading', { level: 1, name: text.interrupted.fullTitle }).waitFor();
    await axe(page);
    await screenshot(page, 'full-en-390');
  });

  test('that is closed off while somebody registers takes them all the same, since their place is held', async ({
    visit,
    onTestFinished,
  }) => {
    onTestFinished(() => mustPublish(event));
    const visitor = await visit();
    const { page } = visitor;
    await atStepByApi(visitor, 'review', { track: 'vancouver' });
    await mustPublish(full);
    await submit(page, 'en');
  });

  test('that fills up between the choice and the beginning', async ({ visit, onTestFinished }) => {
    onTestFinished(() => mustPublish(event));
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/registration/start');
    await fillStart(page, {}, 'en');
    await mustPublish(full);
    await page.getByRole('button', { name: text.start.begin }).click();
    await page.getByRole('heading', { level: 1, name: text.interrupted.fullTitle }).waitFor();
  });
});

describe('code of a page that cannot be loaded', () => {
  // Of a release before the one that is there now: it is not waited for.
  const chunk = '**/assets/start-page-*.js';
  const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' });

  test('the page is loaded anew once, and is there', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.complaints.expect(/^404/, /status of 404/, /console error/);
    await page.goto('/');
    const link = page.getByRole('link', { name: text.home.choose_in_person });
    await link.waitFor();
    const reloaded = page.waitForEvent('load');
    await page.route(chunk, gone);
    await page.route('**/registration/start*', async (route) => {
      await page.unroute(chunk);
      await route.continue();
    });
    await link.click();
    await reloaded;
    await page.getByRole('heading', { level: 1, name: text.start.title }).waitFor();
  });

  test('a second time within a minute an error page has a way on', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.complaints.expect(/^404/, /status of 404/, /console error/);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(chunk, gone);
    await page.goto('/registration/start');
    await page.getByRole('heading', { level: 1, name: text.errors.unreached }).waitFor();
    expect(loads).toBe(2);
    await page.unroute(chunk);
    await page.getByRole('button', { name: text.errors.reload }).click();
    await page.getByRole('heading', { level: 1, name: text.start.title }).waitFor();
  });
});

test('a part of the page that does not come is waited for', async ({ visit }) => {
  const visitor = await visit({ width: 390 });
  const { page, address } = visitor;
  visitor.complaints.expect(/ERR_FAILED/);
  const part = '**/assets/menu-drawer-*.js';
  await page.route(part, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /menu-drawer/.test(request.url()));
  await page.goto(address('/'));
  await page.getByRole('button', { name: text.site.menu }).click();
  await failed;
  await page.unroute(part);
  await page.getByRole('dialog').waitFor();
});
