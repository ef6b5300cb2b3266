import { chromium } from 'playwright-core';
import { expect } from 'vitest';
import { registration as words } from '#src/lib/i18n/en/registration.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs';
import { atStep, fillStart } from './support/attendee.ts';
import { deviceOf, test, visitorIn } from './support/browser.ts';
import { eventDocument } from './support/documents.ts';
import { mustPublish } from './support/organizer.ts';
import { siteOf } from './support/shared-server.ts';

/** A name that is no `localhost`: by plain http a browser takes it for insecure, and makes no keys there. */
const HOST = 'teachers.test';

test('who registers over plain http on a network of their own has keys of the server', async () => {
  const server = await startServer();
  const args = [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${HOST} localhost`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const event = eventDocument();
    const at = { site: siteOf(server.port), dataDir: server.dataDir };
    await mustPublish({ ...event, hosts: [...event.hosts, HOST] }, at);
    const options = { site: `http://${HOST}:${server.port}` };
    const { page, complaints } = await visitorIn(await browser.newContext(deviceOf(options)), options);
    // What a browser leaves out there it says.
    complaints.expect(/Cross-Origin-Opener-Policy/, /Origin-Agent-Cluster/);
    await page.goto('/registration/start');
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
    await fillStart(page, {}, 'en');
    const made = page.waitForResponse((answer) => answer.url().endsWith('/api/genCommonCode'));
    await page.getByRole('button', { name: words.start.begin }).click();
    expect((await made).status()).toBe(200);
    await atStep(page, 'personal', 'en');
    expect(complaints.unexpected()).toEqual([]);
  } finally {
    await browser.close();
    await server.stop();
  }
});
