import { expect } from 'vitest';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import { test } from './support/browser.ts';
import { beginByApi, holdByApi } from './support/by-api.ts';
import { catalogueDocument, titleOf } from './support/documents.ts';
import { mustPublish } from './support/organizer.ts';

const code = 'quiet-students-1';

/** Ends the page's sockets and lets no other open, as a network that is gone does; emulation leaves them open. */
function breakSockets() {
  const Native = WebSocket;
  const open = new Set<WebSocket>();
  Object.assign(window, { opened: 0 });
  window.WebSocket = class extends Native {
    constructor(...given: ConstructorParameters<typeof Native>) {
      super(...given);
      open.add(this);
      this.addEventListener('open', () => Object.assign(window, { opened: Object(window).opened + 1 }));
      if (!navigator.onLine) this.close();
    }
  };
  window.addEventListener('offline', () => {
    for (const socket of open) socket.close();
    open.clear();
  });
}

test('seats are right by the first connection after an outage', async ({ visit }) => {
  const { page, address, complaints } = await visit();
  complaints.expect(/net::ERR_/, /WebSocket/);
  const schedule = catalogueDocument<ScheduleDocument>('schedule');
  const sessions = schedule.sessions.map((each) =>
    each.code === code ? { ...each, capacity: 5, kept: 0 } : each,
  );
  await mustPublish({ ...schedule, sessions });
  await page.addInitScript(breakSockets);
  const connected = page.waitForEvent('websocket');
  await page.goto(address('/schedule?view=list&mode=I'));
  await connected;
  const card = page.getByRole('listitem').filter({ hasText: titleOf(code, 'en') });
  await card.getByText('5 seats left').waitFor();
  await expect.poll(() => page.evaluate(() => Object(window).opened)).toBe(1);

  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  // Long enough for the page to try by itself, and to wait longer between its tries.
  expect((await holdByApi(await beginByApi({ track: 'vancouver' }), code)).status).toBe(200);
  await page.getByText('Seat counts may be out of date. This page will update automatically.').waitFor();
  expect(await card.innerText()).toContain('5 seats left');

  await page.evaluate(
    (title) => {
      const marked = new Promise<number>((resolve) => {
        window.addEventListener(
          'online',
          () => {
            const from = performance.now();
            const card = [...document.querySelectorAll('li')].find((each) =>
              each.textContent?.includes(title),
            );
            const look = () => {
              if (!card?.textContent?.includes('4 seats left')) return requestAnimationFrame(look);
              return resolve(performance.now() - from);
            };
            look();
          },
          { once: true },
        );
      });
      Object.assign(window, { marked });
    },
    titleOf(code, 'en'),
  );
  await page.context().setOffline(false);
  await card.getByText('4 seats left').waitFor();
  // No try before had to fail first.
  expect(await page.evaluate(() => Object(window).opened)).toBe(2);
  process.stdout.write(`seats right after ${await page.evaluate(() => Object(window).marked)} ms\n`);
  await mustPublish(schedule);
});
