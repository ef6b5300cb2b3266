import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createMachine } from 'xstate';
import { describeReport } from '#engine/recording/format-report.ts';
import { readRecording } from '#engine/recording/read-recording.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { chartOf } from '#machines/chart/chart.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { configure } from '#tests/setup/configure-command.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { demoSessions } from '../../scripts/record/demo-sessions.ts';
import { recordSession } from '../../scripts/record/record-session.ts';
import { openTrace } from '../../scripts/record/replay-in-browser.ts';
import { takeSteps } from '../../scripts/record/take-steps.ts';
import { newEmail } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { beginByApi, keepOnDevice, saveUpTo } from './support/by-api.ts';
import { stepLabel } from './support/documents.ts';
import { startReplaying } from './support/replayed.ts';
import { runAsTest } from './support/run-as-test.ts';
import { screenshot } from './support/screenshot.ts';
import { sharedServer } from './support/shared-server.ts';
import { SLOWDOWN } from './support/slow-down.ts';
import { words } from './support/words.ts';

function recordingOf(text: string): Recording {
  const reading = readRecording(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.recording;
}

const chart = (tab: Page) => tab.getByRole('img', { name: /states, .* transitions/ });

// It records, replays and starts a test run of its own: alone a hundred seconds.
const PATIENCE = { timeout: 600_000 * SLOWDOWN };

test(
  'a registration is recorded, replayed without its server, looked into, and a failing step becomes a failing test',
  PATIENCE,
  async ({ browser, visit }) => {
    // Recorded: a card is declined on the way.
    const plan = demoSessions.find(({ name }) => name === 'teachers-declined-en');
    if (!plan) throw new Error('there is no such plan');
    const server = await startServer();
    const har = await recordSession(browser, plan, server).finally(() => server.stop());
    const recording = recordingOf(JSON.stringify(har));
    const steps = recording.own.steps ?? [];

    // Replayed, the server being gone, beside the inspector.
    const replay = await startReplaying(recording);
    const visitor = await visit({ site: replay.site });
    visitor.complaints.expect(/^402 POST .*saveSubmitRegistration/);
    const { page, context } = visitor;
    const tab = await context.newPage();
    tab.setDefaultTimeout(40_000);
    await tab.goto(`${replay.site}/inspect`);
    await tab.getByRole('heading', { level: 1, name: 'Inspector' }).waitFor();
    const until = steps.findIndex(({ do: done }) => done === 'card') + 3;
    await takeSteps(page, steps.slice(0, until), { site: replay.site, locale: 'en' });
    const report = replay.session().report();
    expect(report.mismatches, describeReport(report)).toEqual([]);

    // In the registration's chart the payment is drawn where it runs, lit as it stands.
    await tab.bringToFront();
    await tab
      .getByRole('region', { name: /^Tab 1 at/ })
      .getByRole('button', { name: /^(flow|registration)/ })
      .first()
      .click();
    await expect
      .poll(() => chart(tab).getAttribute('aria-label'))
      .toMatch(/now in steps, .*review, .*payment submission, .*refused/);
    await screenshot(tab, 'inspector-payment-in-place');

    // The decline, and the guards' reasons for it.
    await tab
      .getByRole('region', { name: /^Tab 1 at/ })
      .getByRole('button', { name: /payment/i })
      .click();
    await expect.poll(() => chart(tab).getAttribute('aria-label')).toMatch(/now in refused/);
    const why = tab.getByRole('region', { name: 'Why' });
    await why.getByText('failed → refused').waitFor();
    await why.getByText('which is for when there was no response').waitFor();

    // A step back, and the chart taken away to be loaded elsewhere.
    await tab.getByRole('button', { name: 'One event back' }).click();
    await expect.poll(() => chart(tab).getAttribute('aria-label')).not.toMatch(/now in refused/);
    await tab.getByText('Export', { exact: true }).click();
    const [file] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('button', { name: 'JSON for createMachine' }).click(),
    ]);
    const loaded = createMachine(JSON.parse(await readFile(await file.path(), 'utf8')));
    const payment = everyMachine.find(({ name }) => name === 'Payment');
    expect(chartOf(loaded)).toEqual(payment && chartOf(payment.machine));
    // Pages whose server is gone would go on asking for it.
    await context.close();
    await replay.close();

    // Somebody else’s step fails: what they copy is a test that fails for that reason.
    const other = await visit();
    other.complaints.expect(/^500 POST .*loadEventFormFromType/);
    await other.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const begun = await beginByApi({ email: newEmail('walk') });
    await saveUpTo(begun, 'participation');
    await keepOnDevice(other, begun);
    await other.page.route('**/api/loadEventFormFromType', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'feed1234' },
        json: { errors: { server: ['failed'] } },
      }),
    );
    await other.page.goto('/registration/step');
    await other.page.getByRole('button', { name: words.en.trace.copy }).click();
    await other.page.getByRole('button', { name: words.en.trace.copied }).waitFor();
    const trace = await other.page.evaluate(() => navigator.clipboard.readText());
    const failing = await runAsTest(trace);
    expect(failing).toMatchObject({ code: 1 });
    expect(failing.stderr).toMatch(/the page shows a fault: .*[\s\S]*Error feed1234/);
  },
);

describe.each([1280, 390] as const)('what happened to a registration (%i px)', (width) => {
  test('is copied by an organizer, opened in the inspector, and replayed at their step', async ({
    visit,
  }) => {
    const email = newEmail('organizer').replace(/@.*/, '@sd39.bc.ca');
    const begun = await beginByApi({ email });
    await saveUpTo(begun, 'membership');
    const { dataDir } = sharedServer();
    const { code, out } = await configure(['trace', 'teachers', begun.code], { DATA_DIR: dataDir });
    expect([code, out.slice(0, 200)]).toEqual([0, expect.stringContaining('{"log":')]);
    for (const personal of [email, begun.code, begun.token])
      expect(out.includes(personal) && personal).toBe(false);
    const recording = recordingOf(out);

    const visitor = await visit({ width });
    const { page } = visitor;
    await page.goto('/inspect');
    await page.getByRole('heading', { level: 1, name: 'Inspector' }).waitFor();
    await page.getByLabel('Open a recording, or paste a trace').setInputFiles({
      name: 'trace.har',
      mimeType: 'application/json',
      buffer: Buffer.from(out),
    });
    await page.getByRole('heading', { level: 2, name: /^what-happened-C0DE-0001/ }).waitFor();
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('begun: registration').waitFor();
    // They have saved two steps, and are at the third.
    await expect.poll(() => chart(page).getAttribute('aria-label')).toMatch(/now in steps, membership/);
    await axe(page);
    await screenshot(page, `inspector-organizer-${width}`);

    const replay = await startReplaying(recording);
    const again = await visit({ width, site: replay.site });
    again.complaints.expect(/^501 /);
    await openTrace(again.page, replay.site, recording);
    await again.page
      .getByRole('heading', { name: stepLabel('membership', 'en') })
      .first()
      .waitFor();
    await again.context.close();
    await replay.close();
  });
});

test('what happened is told of no code that there is not', async () => {
  const { dataDir } = sharedServer();
  const lost = await configure(['trace', 'teachers', 'NOBO-DY00'], { DATA_DIR: dataDir });
  expect([lost.code, lost.out]).toEqual([1, expect.stringContaining('nothing in it has the code NOBO-DY00')]);
});
