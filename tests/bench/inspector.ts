// `npm run bench -- inspector`: a chart of 60 states laid out and drawn, a live transition lit, 10,000 events looked through.

import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { readRecording } from '#engine/recording/read-recording.ts';
import { INSPECTION_CHANNEL } from '#machines/inspection/inspection-messages.ts';
import { startReplaying } from '#tests/e2e/support/replayed.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs';
import { bigDefinition, eventsOf, traceOf } from './big-chart.ts';

const STATES = 60;
const EVENTS = 10_000;

const file = path.resolve(import.meta.dirname, '../../fixtures/sessions/tickets-purchase-en.har');
const reading = readRecording(readFileSync(file, 'utf8'));
if (!reading.ok) throw new Error('The recording cannot be read.');
const replay = await startReplaying(reading.recording);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const ms = (time: number) => `${time.toFixed(1)} ms`;

async function inspector(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // What compiles this program names functions by a function that a page does not have.
  await context.addInitScript('globalThis.__name = (each) => each');
  const page = await context.newPage();
  await page.goto(`${replay.site}/inspect`);
  await page.getByRole('heading', { level: 1, name: 'Inspector' }).waitFor();
  await page.locator('svg.chart').waitFor();
  return page;
}

async function open(page: Page, trace: object): Promise<void> {
  const input = page.getByLabel('Open a recording, or paste a trace');
  const buffer = Buffer.from(JSON.stringify(trace));
  await input.setInputFiles({ name: 'trace.har', mimeType: 'application/json', buffer });
}

/** From the file's arrival in the page until its chart is painted, the page being warm: its worker has laid one out. */
async function drawn(): Promise<number> {
  const page = await inspector();
  await page.evaluate((count) => {
    const timing = { from: 0, to: 0 };
    Object.assign(window, { timing });
    document.addEventListener('change', () => (timing.from = performance.now()), {
      capture: true,
      once: true,
    });
    const watch = new MutationObserver(() => {
      if (timing.from === 0 || document.querySelectorAll('.chart-node').length !== count) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => (timing.to = performance.now())));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  }, STATES);
  await open(page, traceOf(bigDefinition(STATES), []));
  await page.waitForFunction(() => (window as unknown as { timing: { to: number } }).timing.to > 0);
  const time = await page.evaluate(() => {
    const { timing } = window as unknown as { timing: { from: number; to: number } };
    return timing.to - timing.from;
  });
  await page.context().close();
  return time;
}

/** From a message of another tab until the page that lights it is painted, in milliseconds and in frames. */
async function lit(): Promise<{ times: number[]; frames: number[] }> {
  const page = await inspector();
  const other = await page.context().newPage();
  await other.goto(`${replay.site}/version.json`);
  const definition = bigDefinition(STATES);
  const messages = eventsOf(definition, 60);
  await page.evaluate((name) => {
    const heard: { at: number; frames: number; lit: number }[] = [];
    Object.assign(window, { heard });
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const label = () => document.querySelector('svg.chart')?.getAttribute('aria-label');
    new BroadcastChannel(name).onmessage = ({ data }) => {
      if (data.type !== '@xstate.snapshot') return;
      const [at, from, before] = [performance.now(), frame, label()];
      const look = () => {
        if (label() === before) return requestAnimationFrame(look);
        heard.push({ at, frames: frame - from, lit: performance.now() - at });
        return 0;
      };
      requestAnimationFrame(look);
    };
  }, INSPECTION_CHANNEL);
  await page.bringToFront();
  await other.evaluate(
    async ([name, all]) => {
      const channel = new BroadcastChannel(name);
      for (const message of all) {
        channel.postMessage(message);
        if (message.type === '@xstate.snapshot') await new Promise((resolve) => setTimeout(resolve, 60));
      }
    },
    [INSPECTION_CHANNEL, messages] as const,
  );
  const heard = await page.evaluate(
    () => (window as unknown as { heard: { frames: number; lit: number }[] }).heard,
  );
  await page.context().close();
  // The first brings its chart with it.
  const some = heard.slice(3);
  return { times: some.map((each) => each.lit), frames: some.map((each) => each.frames) };
}

/** Intervals between frames while somebody looks at another moment in every frame, on a device four times as slow. */
async function scrubbed(slowdown: number): Promise<number[]> {
  const page = await inspector();
  const definition = bigDefinition(STATES);
  // What began it is one of them.
  await open(page, traceOf(definition, eventsOf(definition, EVENTS - 1)));
  await page.getByText(`of ${EVENTS}`).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const intervals = await page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!slider || !set) throw new Error('there is no slider');
    const times: number[] = [];
    let last = 0;
    for (let at = 0; at < 300; at += 1) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (last > 0) times.push(now - last);
      last = now;
      set.call(slider, String(Math.round((at / 300) * count)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return times;
  }, EVENTS);
  await page.context().close();
  return intervals;
}

const FRAME = 1000 / 60;
const dropped = (intervals: readonly number[]) => intervals.filter((each) => each > 1.5 * FRAME).length;

console.log(
  `${cpus().length} cores, load ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')}`,
);
const draws: number[] = [];
for (let round = 0; round < 5; round += 1) draws.push(await drawn());
console.log(
  `a chart of ${STATES} states laid out and drawn: median ${ms(median(draws))}, worst ${ms(Math.max(...draws))} of 5`,
);
const lights = await lit();
console.log(
  `a live transition lit: median ${ms(median(lights.times))}, worst ${ms(Math.max(...lights.times))}, ` +
    `${lights.frames.filter((each) => each <= 1).length} of ${lights.frames.length} by the next frame`,
);
for (const slowdown of [1, 4]) {
  const intervals = await scrubbed(slowdown);
  console.log(
    `${EVENTS} events looked through at ${slowdown}x slowdown: ${dropped(intervals)} of ${intervals.length} frames dropped, ` +
      `median ${ms(median(intervals))}, worst ${ms(Math.max(...intervals))}`,
  );
}
await browser.close();
await replay.close();
