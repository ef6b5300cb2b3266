import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { startServer } from '#tests/setup/start-server.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs';
import { answerAll, control } from './support/answer.ts';
import { few, shortest } from './support/answers.ts';
import { atStep, begin, continueRegistration, goOn, submit, walk } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { deviceOf, test, visitorIn } from './support/browser.ts';
import { labelOf } from './support/documents.ts';
import { expectFocus } from './support/keyboard.ts';
import { screenshot } from './support/screenshot.ts';
import { siteOf } from './support/shared-server.ts';
import { words } from './support/words.ts';

const name = (page: Page, code = 'first_name') => control(page, labelOf('personal', code, 'en'));
/** Waits until the page has said that what was typed is on the server. */
const saved = (page: Page) => page.getByText(/Saved at/).waitFor({ state: 'attached' });

test('a reload in the middle of typing', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor);
  await name(page).pressSequentially('Danielle', { delay: 20 });
  await page.reload();
  await atStep(page, 'personal', 'en');
  expect(await name(page).inputValue()).toBe('Danielle');
});

/** Another page keeps the device's storage at work, as a slow disk does, until it is told to let go. */
async function keepStorageBusy(context: BrowserContext, address: string): Promise<() => Promise<void>> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rostrum');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          const again = () => {
            resolve();
            if (!Reflect.get(window, 'letGo')) store.getKey('none').onsuccess = again;
          };
          store.getKey('none').onsuccess = again;
        };
      }),
  );
  return async () => {
    await page.evaluate(() => Reflect.set(window, 'letGo', true));
    await page.close();
  };
}

test('a reload in the middle of typing, on a device whose storage is at work', async ({ visit }) => {
  const visitor = await visit();
  const { page, context, address } = visitor;
  await begin(visitor);
  await name(page).fill('D');
  const letGo = await keepStorageBusy(context, address('/'));
  await name(page).fill('Danielle');
  await page.reload({ waitUntil: 'commit' });
  await letGo();
  await atStep(page, 'personal', 'en');
  expect(await name(page).inputValue()).toBe('Danielle');
});

/** Waits as long as the promise is: a second after typing nothing is lost. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));

test('the browser is killed a second after typing', async () => {
  const profile = await mkdtemp(path.join(tmpdir(), 'rostrum-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: findChromium(),
      args: CHROMIUM_ARGS,
      ...deviceOf({}),
    });
  let context = await open();
  try {
    const visitor = await visitorIn(context);
    await begin(visitor);
    await answerAll(visitor.page, 'personal', { first_name: 'Danielle', role: 'other' }, 'en');
    await answerAll(visitor.page, 'personal', { role_other: 'Museum educator' }, 'en');
    await aSecond();
    await killBrowser(context);

    context = await open();
    const again = await visitorIn(context);
    await again.page.goto('/registration/step');
    await atStep(again.page, 'personal', 'en');
    expect(await name(again.page).inputValue()).toBe('Danielle');
    expect(await name(again.page, 'role_other').inputValue()).toBe('Museum educator');
    await answerAll(again.page, 'personal', few.personal, 'en');
    await goOn(again.page, 'participation', 'en');
    expect(again.complaints.unexpected()).toEqual([]);
  } finally {
    await context.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Ends the browser's main process with SIGKILL, as a phone that runs out of power would. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  const session = await page?.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const main = processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('The browser did not tell its process');
  const closed = new Promise((resolve) => context.once('close', resolve));
  process.kill(main.id, 'SIGKILL');
  await closed;
}

test('the server is killed and started again', async ({ visit }) => {
  const server = await startServer();
  try {
    const visitor = await visit({ site: siteOf(server.port) });
    const { page } = visitor;
    visitor.complaints.expect(/net::ERR_/, /WebSocket/);
    await begin(visitor);
    await answerAll(page, 'personal', few.personal, 'en');
    await server.kill();
    await page
      .getByRole('button', { name: /^Continue to/ })
      .filter({ visible: true })
      .click();
    await page.getByText(words.en.interrupted.offlineTitle).waitFor();
    await server.restart();
    await page.getByRole('button', { name: words.en.interrupted.retry }).click();
    await atStep(page, 'participation', 'en');
    await walk(page, shortest.slice(1), 'en');
    await submit(page, 'en');
  } finally {
    await server.stop();
  }
});

test('another device goes on with what was saved', async ({ visit }) => {
  const first = await visit();
  const registered = await begin(first);
  await walk(first.page, shortest.slice(0, 1), 'en');
  await answerAll(first.page, 'participation', { arrival_date: '2027-02-18' }, 'en');
  await saved(first.page);

  const phone = await visit({ width: 390 });
  await continueRegistration(phone, registered);
  await atStep(phone.page, 'participation', 'en');
  const arrival = control(phone.page, labelOf('participation', 'arrival_date', 'en'));
  await expect.poll(() => arrival.inputValue()).toBe('2027-02-18');
  await walk(phone.page, shortest.slice(1), 'en');
  await submit(phone.page, 'en');
});

test('back and forward move between steps', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor);
  await walk(page, shortest.slice(0, 2), 'en');
  await atStep(page, 'membership', 'en');
  await page.goBack();
  await atStep(page, 'participation', 'en');
  await page.goBack();
  await atStep(page, 'personal', 'en');
  expect(await name(page).inputValue()).toBe('Danielle');
  await name(page).fill('Dani');
  await page.goForward();
  await atStep(page, 'participation', 'en');
  await page.goForward();
  await atStep(page, 'membership', 'en');
  await page.goBack();
  await page.goBack();
  await atStep(page, 'personal', 'en');
  expect(await name(page).inputValue()).toBe('Dani');
});

test('a change of language in the middle keeps what was typed', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor);
  await answerAll(page, 'personal', { first_name: 'Danielle', role: 'other', role_other: 'Museum' }, 'en');
  await page.getByRole('link', { name: 'Français' }).click();
  await atStep(page, 'personal', 'fr');
  const inFrench = (code: string) => control(page, labelOf('personal', code, 'fr'));
  expect(await inFrench('first_name').inputValue()).toBe('Danielle');
  expect(await inFrench('role_other').inputValue()).toBe('Museum');
  await inFrench('first_name').fill('Danièle');
  await page.getByRole('link', { name: 'English' }).click();
  await atStep(page, 'personal', 'en');
  expect(await name(page).inputValue()).toBe('Danièle');
});

test('two tabs of one registration notice each other, and neither overwrites the other', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page, context } = visitor;
  const { elsewhere } = words.en;
  await begin(visitor);
  await answerAll(page, 'personal', few.personal, 'en');
  await goOn(page, 'participation', 'en');
  await control(page, labelOf('participation', 'arrival_date', 'en')).fill('2027-02-18');

  const second = await context.newPage();
  await second.goto('/registration/step');
  await second.getByRole('heading', { level: 1, name: elsewhere.title }).waitFor();
  await axe(second);
  await screenshot(second, 'two-tabs-en-1280');
  await second.getByRole('button', { name: elsewhere.continue }).click();
  await atStep(second, 'participation', 'en');
  // The button is gone, and its focus with it.
  await expectFocus(second.getByRole('heading', { level: 1 }));
  // What was typed a moment ago in the first tab is here.
  await expect
    .poll(() => control(second, labelOf('participation', 'arrival_date', 'en')).inputValue())
    .toBe('2027-02-18');
  await page.getByRole('heading', { level: 1, name: elsewhere.title }).waitFor();
  await walk(second, shortest.slice(1), 'en');

  await page.getByRole('button', { name: elsewhere.continue }).click();
  await atStep(page, 'review', 'en');
  await second.getByRole('heading', { level: 1, name: elsewhere.title }).waitFor();
  await submit(page, 'en');
  await second.getByRole('button', { name: elsewhere.continue }).click();
  await second.getByText(words.en.confirmation.tagPaid, { exact: true }).waitFor();
});
