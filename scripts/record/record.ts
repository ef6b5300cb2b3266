// `npm run record`: starts the product, and writes down a session as it is walked (docs/recording.md).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { HarFile } from '#engine/recording/har.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs';
import { demoSessions } from './demo-sessions.ts';
import { recordByHand } from './record-by-hand.ts';
import { recordSession, type SessionPlan } from './record-session.ts';
import { writeHar } from './write-har.ts';

/** Why nothing can be recorded, in a sentence for whoever asked. */
class Unrecordable extends Error {}

const SESSIONS = path.resolve(import.meta.dirname, '../../fixtures/sessions');
const fileOf = (name: string) => path.join(SESSIONS, `${name}.har`);

/** A session that was recorded is walked again by its own steps. */
function planOf(name: string): SessionPlan {
  if (!existsSync(fileOf(name))) throw new Unrecordable(`There is no fixtures/sessions/${name}.har.`);
  const har: HarFile = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  const own = har.log._rostrum;
  if (!own?.steps)
    throw new Unrecordable(`${name} has no steps of its own: it was not recorded by npm run record.`);
  const { host, locale, viewport = { width: 1280, height: 860 }, steps } = own;
  return { name, host, locale, viewport, steps };
}

/** Records plans one after the other, each at a server with a database of its own: none finds what another left. */
async function recordAll(plans: readonly SessionPlan[]): Promise<void> {
  if (plans.length === 0) throw new Unrecordable('There is no session of that name.');
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    for (const plan of plans) {
      const server = await startServer();
      const har = await recordSession(browser, plan, server).finally(() => server.stop());
      const bytes = writeHar(fileOf(plan.name), har);
      const { length } = har.log.entries;
      console.log(`fixtures/sessions/${plan.name}.har: ${length} entries, ${Math.round(bytes / 1024)} kB`);
    }
  } finally {
    await browser.close();
  }
}

/** A session walked by hand, in a window, until that is closed. */
async function recordInWindow(name: string, event: string, pathname: string): Promise<void> {
  const isSeen = process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'];
  if (!isSeen)
    throw new Unrecordable(
      'There is no display to open a window on. Set DISPLAY, or give the steps in a file: npm run record -- NAME --steps FILE',
    );
  const server = await startServer();
  const args = CHROMIUM_ARGS.filter((arg) => arg !== '--headless');
  const executablePath = findChromium({ withWindow: true });
  const browser = await chromium.launch({ executablePath, args, headless: false });
  try {
    const locale = pathname.startsWith('/fr') ? 'fr' : 'en';
    const plan = { name, host: `${event}.localhost`, locale, viewport: { width: 1280, height: 860 } };
    const har = await recordByHand(browser, plan, { port: server.port, pathname }, () =>
      console.log('What you do in the window is recorded, until you close it.'),
    );
    writeHar(fileOf(name), har);
    console.log(`fixtures/sessions/${name}.har: ${har.log._rostrum?.steps?.length} steps.`);
  } finally {
    await Promise.all([browser.close().catch(() => undefined), server.stop()]);
  }
}

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    event: { type: 'string', default: 'teachers' },
    path: { type: 'string', default: '/' },
    steps: { type: 'string' },
    again: { type: 'string' },
    demo: { type: 'boolean' },
  },
});
const [name = ''] = positionals;
const host = `${given.event}.localhost`;

async function run(): Promise<void> {
  if (given.again) return recordAll([planOf(given.again)]);
  if (given.demo) return recordAll(demoSessions.filter((plan) => plan.name.includes(name)));
  if (!/^[\w-]+$/.test(name))
    throw new Unrecordable(
      'npm run record -- NAME [--event teachers] [--path /] [--steps FILE] | --again NAME | --demo [NAME]',
    );
  if (!given.steps) return recordInWindow(name, given.event, given.path);
  if (!existsSync(given.steps)) throw new Unrecordable(`There is no file ${given.steps}.`);
  const steps: SessionPlan['steps'] = JSON.parse(readFileSync(given.steps, 'utf8'));
  const opened = steps.find((step) => step.do === 'open');
  const locale = opened?.path.startsWith('/fr') ? 'fr' : 'en';
  return recordAll([{ name, host, locale, viewport: { width: 1280, height: 860 }, steps }]);
}

await run().catch((error: unknown) => {
  if (!(error instanceof Unrecordable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
