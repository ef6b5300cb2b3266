import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createMachine } from 'xstate';
import { readRecording } from '#engine/recording/read-recording.ts';
import { chartOf } from '#machines/chart/chart.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { foldedAtFirst } from '#src/features/inspector/layout/folded-chart.ts';
import { newEmail } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { atStepByApi, beginByApi, saveUpTo } from './support/by-api.ts';
import { has } from './support/keyboard.ts';
import { oneOf } from './support/one-of.ts';
import { runConfigure } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { sharedServer } from './support/shared-server.ts';

/** The inspector in another tab of a visitor's browser. */
async function inspectorBeside({ page }: Visitor): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/inspect');
  await tab.getByRole('heading', { level: 1, name: 'Inspector' }).waitFor();
  return tab;
}

const chart = (tab: Page) => tab.getByRole('img', { name: /states, .* transitions/ });

/** The file that a press of the export menu saves. */
async function exported(tab: Page, as: string): Promise<string> {
  await tab.getByText('Export', { exact: true }).click();
  const [file] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: as, exact: true }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

describe.each(
  oneOf(1, [
    { width: 1280, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const),
)('the inspector at $width px', ({ width, colorScheme }) => {
  test('follows a registration in another tab, steps back, and tells nothing personal', async ({ visit }) => {
    const visitor = await visit({ locale: 'en', width, colorScheme });
    const { email } = await atStepByApi(visitor, 'participation');
    const tab = await inspectorBeside(visitor);
    await chart(tab).waitFor();
    await expect.poll(() => chart(tab).getAttribute('aria-label')).toMatch(/now in steps, .*participation/);
    expect(await tab.content()).not.toContain(email);
    await axe(tab);
    await screenshot(tab, `inspector-live-${width}`);

    // Back by one step in the visitor's tab: lit here as it happens.
    await visitor.page.bringToFront();
    await visitor.page
      .getByRole('button', { name: /^Back to / })
      .filter({ visible: true })
      .first()
      .click();
    await expect.poll(() => chart(tab).getAttribute('aria-label')).toMatch(/now in steps, .*personal/);
    await tab.bringToFront();
    const moment = tab.getByRole('slider', { name: 'Moment' });
    const newest = await moment.getAttribute('aria-valuetext');
    await tab.getByRole('button', { name: 'One event back' }).click();
    await expect.poll(() => moment.getAttribute('aria-valuetext')).not.toBe(newest);
    await tab.getByRole('button', { name: 'Follow again' }).click();
    await tab.getByRole('button', { name: 'Live, following' }).waitFor();
    await screenshot(tab, `inspector-taken-${width}`);
  });

  test('draws every machine at rest, as a table too, and gives it away', async ({ visit }) => {
    const visitor = await visit({ locale: 'en', width, colorScheme });
    const { page: tab } = visitor;
    await tab.goto('/inspect');
    await tab.getByRole('button', { name: 'Ways back' }).click();
    for (const { name, machine } of everyMachine) {
      await tab.getByRole('button', { name, exact: true }).click();
      const drawn = chartOf(machine);
      const { nodes, edges } = drawn;
      await tab.getByRole('heading', { level: 2, name, exact: true }).waitFor();
      // What lies deep is folded before anybody says anything.
      if (foldedAtFirst(drawn).size > 0) await tab.getByRole('button', { name: 'Unfold all' }).click();
      await tab
        .getByRole('img', { name: `${machine.id}: ${nodes.length} states, ${edges.length} transitions` })
        .waitFor();
      expect(await tab.locator('.chart-node').count()).toBe(nodes.length);
      expect(await tab.locator('.chart-edge').count()).toBe(edges.length);
    }
    await tab.getByRole('button', { name: 'Payment', exact: true }).click();
    await tab.getByRole('searchbox').fill('decline');
    await axe(tab);
    await screenshot(tab, `inspector-payment-${width}`);
    const payment = everyMachine.find(({ name }) => name === 'Payment');
    if (!payment) throw new Error('no payment');
    const loaded = createMachine(JSON.parse(await exported(tab, 'JSON for createMachine')));
    expect(chartOf(loaded)).toEqual(chartOf(payment.machine));
    expect(await exported(tab, 'SVG')).toContain('<svg');
    expect(await exported(tab, 'Mermaid')).toMatch(/^flowchart LR/);
    expect(await exported(tab, 'SCXML')).toContain('<scxml');
    await tab.getByRole('button', { name: 'Table', exact: true }).click();
    await tab.getByRole('columnheader', { name: 'Guard' }).waitFor();
    await axe(tab);
    await tab.goBack();
    await tab.getByRole('heading', { level: 2, name: 'Declining' }).waitFor();
  });
});

describe.each(
  oneOf(0, [
    { width: 1280, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const),
)('what happened to a registration, at $width px', ({ width, colorScheme }) => {
  test('is opened by its code in the inspector, for an organizer alone, and copied with nobody in it', async ({
    visit,
  }) => {
    const visitor = await visit({ width, colorScheme });
    visitor.complaints.expect(/^401 GET .*getWhatHappened/, /^404 GET .*getWhatHappened/);
    const { page: tab, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Not of a domain for examples: such an address is nobody's, and stays.
    const email = newEmail('asked').replace(/@.*/, '@sd39.bc.ca');
    const begun = await beginByApi({ email });
    await saveUpTo(begun, 'participation');
    await tab.goto('/inspect');
    const code = tab.getByLabel('What happened to');
    const open = tab.getByRole('button', { name: 'Open', exact: true });
    const problem = tab.getByRole('alert');
    await code.fill(begun.code.toLowerCase());
    await open.click();
    await problem.filter({ hasText: 'Organizers alone may see this' }).waitFor();
    await tab.getByLabel('Organizer’s token').fill('another');
    await open.click();
    await problem.filter({ hasText: 'This is not the organizer’s token.' }).waitFor();
    await axe(tab);
    // By a link, the browser is known without a token.
    const link = await runConfigure('inspect', 'teachers');
    const pass = /\/inspect\?pass=\S+/.exec(link.out)?.[0] ?? '';
    await tab.goto(pass);
    await code.fill('NOBO-DY00');
    await code.press('Enter');
    await problem.filter({ hasText: 'Nothing of this event has the code NOBO-DY00.' }).waitFor();
    await screenshot(tab, `inspector-unknown-code-${width}`);
    await code.fill(begun.code.toLowerCase());
    await code.press('Enter');
    await tab.getByRole('heading', { level: 2, name: /^what-happened-/ }).waitFor();
    await tab.getByRole('region', { name: /^File at / }).waitFor();
    await tab.getByRole('status').filter({ hasText: 'This is a file' }).waitFor();
    await expect.poll(() => chart(tab).getAttribute('aria-label')).toMatch(/now in steps, .*participation/);
    await tab.getByRole('button', { name: 'Copy what happened' }).click();
    await tab.getByRole('button', { name: 'Copied' }).waitFor();
    const text = await tab.evaluate(() => navigator.clipboard.readText());
    expect(readRecording(text)).toMatchObject({ ok: true });
    for (const personal of [email, begun.code, begun.token, 'Danielle'])
      expect(text.includes(personal) && personal).toBe(false);
    await axe(tab);
    await screenshot(tab, `inspector-by-code-${width}`);
  });

  test('its states are folded and unfolded by keyboard, and the address keeps it', async ({ visit }) => {
    const { page: tab } = await visit({ width, colorScheme });
    await tab.goto('/inspect?machine=Payment');
    const states = (name: string) => tab.getByRole('button', { name: `States of ${name}`, exact: true });
    const count = async () =>
      Number(/: (\d+) states/.exec((await chart(tab).getAttribute('aria-label')) ?? '')?.[1]);
    await states('tokenising').waitFor();
    const all = await count();
    await states('tokenising').focus();
    await tab.keyboard.press('Enter');
    await expect.poll(count).toBeLessThan(all);
    expect(await states('tokenising').getAttribute('aria-expanded')).toBe('false');
    expect(await has(states('tokenising'))).toBe(true);
    expect(new URL(tab.url()).searchParams.get('folded')).toBe('tokenising');
    await tab.reload();
    await states('tokenising').waitFor();
    expect(await count()).toBeLessThan(all);
    await screenshot(tab, `inspector-folded-${width}`);
    await states('tokenising').press(' ');
    await expect.poll(count).toBe(all);
  });
});

test('is there on this machine alone', async () => {
  const { port } = new URL(sharedServer().site);
  const ask = (headers: Record<string, string>) =>
    fetch(`http://localhost:${port}/inspect`, { headers }).then(({ status }) => status);
  expect(await ask({})).toBe(200);
  expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toBe(404);
});
