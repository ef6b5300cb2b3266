// `npm run bench -- recording`: what recording costs a call, and how long a whole registration takes to replay at once.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Locale } from '#engine/form/languages/text.ts';
import { readRecording } from '#engine/recording/read-recording.ts';
import { createRecorder } from '#engine/recording/recorder.ts';
import { traceCall } from '#src/lib/trace/trace.ts';
import { startReplaying } from '#tests/e2e/support/replayed.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs';
import { deviceOf } from '../../scripts/record/record-session.ts';
import { takeSteps } from '../../scripts/record/take-steps.ts';

const file = path.resolve(import.meta.dirname, '../../fixtures/sessions/teachers-declined-en.har');
const reading = readRecording(readFileSync(file, 'utf8'));
if (!reading.ok) throw new Error('The recording cannot be read.');
const { recording } = reading;
const { own, calls } = recording;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const ms = (time: number) => `${time.toFixed(3)} ms`;

const ROUNDS = 20;
const costs = { recorder: [] as number[], page: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  const recorder = createRecorder();
  for (const { method, url, status, content, fields, milliseconds } of calls) {
    const body = { mimeType: 'application/json', text: JSON.stringify(fields) };
    const text = content.text ?? '';
    const seen = { method, url: `http://${own.host}${url}`, startedAt: 0, milliseconds, body, status };
    const before = performance.now();
    recorder.call({ ...seen, mimeType: content.mimeType, text });
    costs.recorder.push(performance.now() - before);
    const answer: unknown = JSON.parse(text || 'null');
    const start = performance.now();
    const traced = { method, path: url, body: fields, startedAt: 0, milliseconds, status, answer };
    traceCall({ ...traced, requestId: undefined });
    costs.page.push(performance.now() - start);
  }
}
console.log(
  `a call remembered in the page: median ${ms(median(costs.page))}, worst ${ms(Math.max(...costs.page))}`,
);
console.log(
  `a call written down by npm run record, beside the page: median ${ms(median(costs.recorder))}, worst ${ms(Math.max(...costs.recorder))}`,
);

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const times: number[] = [];
for (let round = 0; round < 3; round += 1) {
  const replay = await startReplaying(recording);
  const context = await browser.newContext(deviceOf(own));
  const page = await context.newPage();
  const before = performance.now();
  await takeSteps(page, own.steps ?? [], { site: replay.site, locale: own.locale as Locale });
  times.push(performance.now() - before);
  await context.close();
  await replay.close();
}
console.log(
  `a registration with a declined card replayed at once: median ${(median(times) / 1000).toFixed(1)} s of 3`,
);
await browser.close();
