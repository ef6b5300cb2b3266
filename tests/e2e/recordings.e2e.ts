import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Locale } from '#engine/configuration/text.ts';
import { readRecording } from '#engine/recording/read-recording.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { describeReport } from '#engine/recording/report-words.ts';
import { deviceOf } from '../../scripts/record/record-session.ts';
import { routeRecording } from '../../scripts/record/route-recording.ts';
import { takeSteps } from '../../scripts/record/take-steps.ts';
import { test } from './support/browser.ts';
import { startReplaying } from './support/replayed.ts';
import { sharedServer } from './support/shared-server.ts';

const folder = path.resolve(import.meta.dirname, '../../fixtures/sessions');
const names = readdirSync(folder).filter((file) => file.endsWith('.har'));
const DECLINED = 'teachers-declined-en.har';

function recordingOf(text: string): Recording {
  const reading = readRecording(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.recording;
}
const recordingIn = (file: string) => recordingOf(readFileSync(path.join(folder, file), 'utf8'));
const patient = (page: Page) => page.setDefaultTimeout(40_000);

describe('a recorded session', () => {
  test.for(names)(
    '%s is walked again without a server, and asks for nothing else',
    async (name, { browser }) => {
      const recording = recordingIn(name);
      const { own } = recording;
      const replay = await startReplaying(recording);
      const context = await browser.newContext(deviceOf(own));
      try {
        const page = await context.newPage();
        patient(page);
        await takeSteps(page, own.steps ?? [], { site: replay.site, locale: own.locale as Locale });
        const report = replay.session().report();
        expect(report.mismatches, describeReport(report)).toEqual([]);
      } finally {
        await context.close();
        await replay.close();
      }
    },
  );

  test('answers the pages of a server that runs, by the routes of a test', async ({ browser }) => {
    const recording = recordingIn(DECLINED);
    const { own } = recording;
    const context = await browser.newContext(deviceOf(own));
    const session = await routeRecording(context, recording);
    const page = await context.newPage();
    patient(page);
    await takeSteps(page, own.steps ?? [], { site: sharedServer().site, locale: own.locale as Locale });
    expect(session.report().mismatches, describeReport(session.report())).toEqual([]);
    session.end();
    await context.close();
  });
});
