import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { describeReport } from '#engine/recording/format-report.ts';
import type { OwnPart } from '#engine/recording/har.ts';
import { readRecording } from '#engine/recording/read-recording.ts';
import type { SessionStep } from '#engine/recording/session-step.ts';
import { contractProblems } from '#server/replay/contract-fit.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { say } from '#widgets/parts/messages.ts';
import { recordByHand } from '../../scripts/record/record-by-hand.ts';
import { deviceOf } from '../../scripts/record/record-session.ts';
import { takeSteps } from '../../scripts/record/take-steps.ts';
import { test } from './support/browser.ts';
import { startReplaying } from './support/replayed.ts';

const demo = path.resolve(import.meta.dirname, '../../fixtures/sessions/teachers-declined-en.har');
const own: OwnPart = JSON.parse(readFileSync(demo, 'utf8')).log._rostrum;
const steps = own.steps ?? [];
/** What is done, without what is only waited for: nobody notes that. */
const done = (all: readonly SessionStep[]) => all.filter((step) => step.do !== 'see').map((step) => step.do);

test('what somebody does in a page is noted as steps, by which its recording is walked again', async ({
  browser,
}) => {
  const server = await startServer();
  const plan = { name: 'by-hand', host: own.host, locale: 'en', viewport: { width: 1280, height: 860 } };
  const site = `http://${own.host}:${server.port}`;
  let fault: unknown;
  const har = await recordByHand(
    browser,
    plan,
    { port: server.port, pathname: '/registration/start' },
    (page) => {
      page.setDefaultTimeout(40_000);
      // Somebody at a window: it is closed once they have paid, or have not come so far.
      void takeSteps(page, steps.slice(1), { site, locale: 'en' })
        .catch((error: unknown) => {
          fault = error;
        })
        .finally(() => page.close());
    },
  ).finally(() => server.stop());
  expect(fault).toBeUndefined();
  const reading = readRecording(JSON.stringify(har));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const { recording } = reading;
  expect(contractProblems(recording)).toEqual([]);
  const noted = recording.own.steps ?? [];
  // Who is from Canada has that ticked already: nothing happens.
  const ticked = say('countryCA', 'en');
  const taken = steps.filter((step) => step.do !== 'check' || step.name !== ticked);
  expect(done(noted).toSorted()).toEqual(done(taken).toSorted());
  expect(noted.filter((step) => step.do === 'card')).toEqual([
    { do: 'card', card: 'declined' },
    { do: 'card', card: 'good' },
  ]);
  // A replay goes on until the page is there that the payment leads to.
  expect(noted.at(-1)).toMatchObject({ do: 'see', role: 'heading' });
  expect(JSON.stringify(har)).not.toMatch(/4000 ?0000 ?0000 ?0002|4242 ?4242 ?4242/);

  const replay = await startReplaying(recording);
  const context = await browser.newContext(deviceOf(recording.own));
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const again = await takeSteps(page, noted, { site: replay.site, locale: 'en' }).catch(
    (error: unknown) => error,
  );
  const report = replay.session().report();
  await context.close();
  await replay.close();
  expect([again, report.mismatches], `${again ?? ''} ${describeReport(report)}`).toEqual([undefined, []]);
  // All that was done was done again. What is only read may be read by chance; a draft is saved after a pause in the
  // typing, which a replay may be too quick for.
  const acts = report.unasked.filter(({ url }) =>
    /\/(save(?!AutoInformation)|generate|handle|remove|delete)/.test(url),
  );
  expect(acts.map(({ url }) => url)).toEqual([]);
});
