import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#machines/chart/chart.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { foldedAtFirst } from '#src/features/inspector/layout/folded-chart.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { atStepByApi } from './support/by-api.ts';
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

describe.each([
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)('the inspector at $width px', ({ width, colorScheme }) => {
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

test('is there on this machine alone', async () => {
  const { port } = new URL(sharedServer().site);
  const ask = (headers: Record<string, string>) =>
    fetch(`http://localhost:${port}/inspect`, { headers }).then(({ status }) => status);
  expect(await ask({})).toBe(200);
  expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toBe(404);
});
