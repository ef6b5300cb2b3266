import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { INSPECTION_CHANNEL } from '#machines/inspection/inspection-messages.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { sharedServer } from './support/shared-server.ts';

/** An inspector, open before anything that it looks at. */
async function inspector({ page }: Visitor): Promise<Page> {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(40_000);
  await tab.goto('/inspect');
  await tab.getByRole('heading', { level: 1, name: 'Inspector' }).waitFor();
  return tab;
}

const listed = (tab: Page, name: RegExp) => tab.getByRole('region', { name });
const note = (tab: Page, text: string) => tab.getByRole('status').filter({ hasText: text });
const chart = (tab: Page) => tab.getByRole('img', { name: /states, .* transitions/ });

/** Opens a trace with what an inspector would have been told, and a call. */
async function openTrace(page: Page, name: string, inspection: readonly object[]): Promise<void> {
  const call = {
    startedDateTime: '2027-01-01T00:00:00.000Z',
    time: 1,
    request: {
      method: 'GET',
      url: 'http://teachers.localhost/api/getEventDays',
      headers: [],
      cookies: [],
      queryString: [],
    },
    response: {
      status: 200,
      headers: [],
      cookies: [],
      content: { size: 2, mimeType: 'application/json', text: '[]' },
    },
  };
  const own = { name, host: 'teachers.localhost', locale: 'en', inspection };
  const log = {
    version: '1.2',
    creator: { name: 'test', version: '1' },
    entries: [call],
    _rostrum: { ...own, redacted: 'Y' },
  };
  await page.getByLabel('Open a recording, or paste a trace').setInputFiles({
    name: 'trace.har',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ log })),
  });
}

describe.each(
  oneOf(0, [
    { width: 1280, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const),
)('an inspector at $width px', ({ width, colorScheme }) => {
  test('is attached to two tabs at once, tells them apart, and what becomes of each', async ({ visit }) => {
    const visitor = await visit({ width, colorScheme });
    const { page, context } = visitor;
    await atStepByApi(visitor, 'participation');
    const tab = await inspector(visitor);
    await listed(tab, /^Tab 1 at \/registration\/step$/).waitFor();
    const second = await context.newPage();
    second.setDefaultTimeout(40_000);
    await second.goto('/registration/start');
    await listed(tab, /^Tab 2 at \/registration\/start$/).waitFor();
    await tab.getByText('Attached to 2 other tabs of this browser').waitFor();
    // What happens in the one lights nothing of the other.
    const own = listed(tab, /^Tab 2 at/)
      .getByRole('button')
      .first();
    await own.click();
    const events = tab.getByRole('slider', { name: 'Moment' });
    const before = await events.getAttribute('aria-valuetext');
    await page.bringToFront();
    await page
      .getByRole('button', { name: /^Back to / })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
    await tab.bringToFront();
    await listed(tab, /^Tab 1 at/)
      .getByRole('button', { name: /registration/ })
      .first()
      .click();
    await expect.poll(() => chart(tab).getAttribute('aria-label')).toMatch(/now in steps, .*personal/);
    await own.click();
    await expect.poll(() => events.getAttribute('aria-valuetext')).toBe(before);

    // Loaded anew: the same tab, what was before beside it.
    await listed(tab, /^Tab 1 at/)
      .getByRole('button', { name: /registration/ })
      .first()
      .click();
    await page.reload();
    await listed(tab, /^Tab 1 at .*, before it was loaded anew$/).waitFor();
    await listed(tab, /^Tab 1 at \/registration\/step$/)
      .getByRole('button')
      .first()
      .waitFor();
    await note(tab, 'Tab 1 was loaded anew: this is what was before.').waitFor();
    await axe(tab);
    await screenshot(tab, `inspector-two-tabs-${width}`);

    // Closed.
    await second.close();
    await listed(tab, /^Tab 2 at \/registration\/start, closed$/)
      .getByRole('button')
      .first()
      .click();
    await note(tab, 'Tab 2 is closed: this is how it ended.').waitFor();
    await tab.getByText('Attached to one other tab of this browser').waitFor();
    await axe(tab);
    await screenshot(tab, `inspector-tab-closed-${width}`);
  });
});

test('an inspector tells of a tab that has died without a word', async ({ visit }) => {
  const visitor = await visit();
  visitor.complaints.expect(/^crashed$/);
  await atStepByApi(visitor, 'participation');
  const tab = await inspector(visitor);
  await listed(tab, /^Tab 1 at \/registration\/step$/).waitFor();
  // What it runs is known: a tab that dies before it has told of it leaves nothing to look at.
  await expect.poll(() => chart(tab).getAttribute('aria-label')).toMatch(/now in/);
  const session = await visitor.context.newCDPSession(visitor.page);
  const crashed = visitor.page.waitForEvent('crash');
  await Promise.race([session.send('Page.crash').catch(() => undefined), crashed]);
  await crashed;
  await listed(tab, /^Tab 1 at \/registration\/step, closed$/).waitFor();
  await note(tab, 'Tab 1 is closed: this is how it ended.').waitFor();
});

test('a page of another origin that posts to the channel has no effect, and hears nothing', async ({
  visit,
}) => {
  const visitor = await visit();
  const { context, page } = visitor;
  const tab = await inspector(visitor);
  const { site } = sharedServer();
  const foreign = await context.newPage();
  await foreign.goto(`${site.replace('teachers.', 'music.')}/version.json`);
  expect(new URL(foreign.url()).origin).not.toBe(new URL(tab.url()).origin);
  const forged = { type: 'tab', tab: 'forged', address: '/forged' };
  const post = (on: Page, message: object) =>
    on.evaluate(
      ([name, data]) => {
        const channel = new BroadcastChannel(name);
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        channel.onmessage = (event) => heard.push(event.data);
        channel.postMessage(data);
      },
      [INSPECTION_CHANNEL, message] as const,
    );
  await post(foreign, forged);
  // The same from a page of its own origin is heard: what was posted before it would have been by then.
  await page.goto('/version.json');
  await post(page, { ...forged, tab: 'own', address: '/own' });
  // It holds no lock, as a page of ours would: once that is seen it is listed as closed.
  await listed(tab, /at \/own(, closed)?$/).waitFor();
  expect(await listed(tab, /forged/).count()).toBe(0);
  await page.goto('/registration/start');
  await listed(tab, /at \/registration\/start$/).waitFor();
  expect(await foreign.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});

test('a file that is too large, that breaks off, or is of another site is refused where it was opened', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/inspect');
  const input = page.getByLabel('Open a recording, or paste a trace');
  await input.waitFor();
  const refused = (problem: string) => page.getByRole('alert').filter({ hasText: problem }).waitFor();
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-har-'));
  try {
    const large = path.join(folder, 'large.har');
    await writeFile(large, '{');
    await truncate(large, 200 * 1024 * 1024);
    await input.setInputFiles(large);
    await refused('The file has 200 MB, more than the 64 MB that are read');
  } finally {
    await rm(folder, { recursive: true });
  }
  const give = (text: string) =>
    input.setInputFiles({ name: 'a.har', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('{"log":{"version":"1.2","entries":[');
  await refused('The file breaks off after');
  const request = { method: 'GET', url: 'https://news.example.com/a', headers: [], queryString: [] };
  const response = { status: 200, headers: [], content: { mimeType: 'text/html' } };
  const entry = { startedDateTime: '2027-01-01T00:00:00.000Z', time: 1, request, response };
  await give(JSON.stringify({ log: { version: '1.2', entries: [entry] } }));
  await refused('The file /log/entries has no call of this product’s API; it is of');
});

test('a trace of another version says what its chart does not have, and draws the rest', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/inspect');
  await page.getByRole('heading', { level: 1, name: 'Inspector' }).waitFor();
  const of = { tab: 'trace', rootId: 'x:0', createdAt: 1 };
  const definition = JSON.stringify({
    id: 'payment',
    initial: 'tokenising',
    states: { tokenising: { on: { GO: 'chequePosted' } }, chequePosted: {} },
  });
  const shown = (value: unknown) => ({ status: 'active', value, context: {} });
  const inspection = [
    { type: 'tab', tab: 'trace', address: '/registration/step' },
    {
      type: '@xstate.actor',
      ...of,
      sessionId: 'x:0',
      name: 'payment',
      definition,
      snapshot: shown('tokenising'),
    },
    { type: '@xstate.event', ...of, sessionId: 'x:0', createdAt: 2, event: { type: 'GO' } },
    {
      type: '@xstate.snapshot',
      ...of,
      sessionId: 'x:0',
      createdAt: 2,
      event: { type: 'GO' },
      snapshot: shown('inBank'),
    },
    {
      type: '@xstate.actor',
      ...of,
      sessionId: 'x:1',
      name: 'broken',
      definition: '{"initial":',
      snapshot: shown('a'),
    },
    { type: '@xstate.actor', ...of, sessionId: 'x:2', name: 'no snapshot', definition },
    { type: 'hello', tab: 'trace' },
  ];
  await openTrace(page, 'of-another-version', inspection);
  await page.getByRole('heading', { level: 2, name: 'of-another-version' }).waitFor();
  await chart(page).waitFor();
  await note(page, 'It is in “inBank”, which its chart does not have: nothing of it is lit.').waitFor();
  await note(page, '“chequePosted” is not in the Payment machine of today any more.').waitFor();
  await page.getByText('1 of its statecharts cannot be drawn.').waitFor();
  await axe(page);
  await screenshot(page, 'inspector-other-version-1280');
});

test.for([
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)(
  'a way that a guard keeps closed has a card with the reason at its edge, at $width px',
  async ({ width, colorScheme }, { visit }) => {
    const { page } = await visit({ width, colorScheme });
    await page.goto('/inspect');
    await page.getByRole('heading', { level: 1, name: 'Inspector' }).waitFor();
    const definition = JSON.stringify({
      id: 'purchase',
      initial: 'workshops',
      states: {
        workshops: { on: { NEXT: { target: 'review', guard: 'isComplete' } } },
        review: {
          on: {
            SUBMIT: { target: 'submitting', guard: 'hasToken' },
            SKIP: { target: 'done', guard: 'hasNothingToPay' },
          },
        },
        submitting: { on: { PAID: 'done' } },
        done: { type: 'final' },
      },
    });
    const of = { tab: 'trace', rootId: 'x:0', sessionId: 'x:0' };
    const shown = (value: string, closed: readonly string[]) => ({
      status: 'active',
      value,
      context: {},
      closed,
    });
    await openTrace(page, 'closed', [
      { type: 'tab', tab: 'trace', address: '/registration/step' },
      {
        type: '@xstate.actor',
        ...of,
        createdAt: 1,
        name: 'x:0',
        definition,
        snapshot: shown('workshops', []),
      },
      {
        type: '@xstate.snapshot',
        ...of,
        createdAt: 2,
        event: { type: 'NEXT' },
        snapshot: shown('review', ['SUBMIT', 'SKIP']),
      },
    ]);
    const card = (event: string) => page.getByRole('complementary', { name: `Why ${event} is closed` });
    await card('SUBMIT').getByText('the payment gateway already has the card number').waitFor();
    await page.getByRole('status').filter({ hasText: 'This is a file' }).waitFor();
    await axe(page);
    await screenshot(page, `inspector-reason-${width}`);
    // Another way's reason, by the panel; and none.
    await page.getByRole('region', { name: 'Why' }).getByRole('button', { name: 'SKIP → done' }).click();
    await card('SKIP').getByText('It opens when nothing is owed.').waitFor();
    expect(await card('SUBMIT').count()).toBe(0);
    await page.getByRole('region', { name: 'Chart of purchase' }).press('g');
    await expect.poll(() => card('SKIP').count()).toBe(0);
    await page.getByRole('button', { name: 'Reasons' }).click();
    await card('SKIP').waitFor();
    // A step back, nothing is closed.
    await page.getByRole('button', { name: 'One event back' }).click();
    await expect.poll(() => card('SKIP').count()).toBe(0);
  },
);
