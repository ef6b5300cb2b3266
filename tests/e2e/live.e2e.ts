import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { LocationsDocument } from '#engine/event/documents/locations/schema.ts';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { schedule as english } from '#src/lib/i18n/en/schedule.ts';
import { schedule as french } from '#src/lib/i18n/fr/schedule.ts';
import { say } from '#widgets/workshop-picker/messages.ts';
import { test, type Visitor } from './support/browser.ts';
import { atStepByApi, beginByApi, holdByApi, keepOnDevice, releaseByApi } from './support/by-api.ts';
import { catalogueDocument, titleOf } from './support/documents.ts';
import { type MovableServer, startMovableServer } from './support/moved-clock.ts';
import { mustPublish } from './support/organizer.ts';
import { siteOf } from './support/shared-server.ts';
import { fill, whole } from './support/words.ts';
import { box, card, unfoldTimes, waitButton } from './support/workshop-picker.ts';

const words = { en: english, fr: french } as const;
/** Two seats are left of it. */
const scarce = 'robotics-1';
const AFTER_THE_HOLD = 16 * 60;

let server: MovableServer;
let site: string;
beforeAll(async () => {
  server = await startMovableServer();
  site = siteOf(server.port);
}, 120_000);
afterAll(async () => void (await server.stop()));

const begin = () => beginByApi({ track: 'vancouver', site });
const notice = (page: Page, text: string) => page.locator('.toasts').getByText(whole(text));

/** Opens a page and waits until its channels are open; what is told after that is heard. */
async function open({ page, address }: Visitor, path: string, channels: number): Promise<void> {
  const opened = page.waitForEvent('websocket').then(
    (socket) =>
      new Promise<void>((resolve) => {
        const names = new Set<string>();
        socket.on('framereceived', ({ payload }) => {
          const { event, channel } = JSON.parse(String(payload));
          if (event === 'pusher_internal:subscription_succeeded') names.add(channel);
          if (names.size === channels) resolve();
        });
      }),
  );
  await page.goto(address(path));
  await opened;
}

test('who lost a seat hears that the workshop is full, and then available again; all hear of updates', async ({
  visit,
}) => {
  const visitors = await Promise.all(
    (['en', 'fr'] as const).map(async (locale) => {
      const visitor = await visit({ locale, site });
      const begun = await begin();
      expect((await holdByApi(begun, scarce)).status).toBe(200);
      await keepOnDevice(visitor, begun);
      // The event's, and the two private ones of the registration, for which the server is asked.
      await open(visitor, '/schedule', 3);
      return visitor;
    }),
  );
  const told = async (textOf: (locale: Locale) => string) => {
    for (const { page, locale } of visitors) await notice(page, textOf(locale)).first().waitFor();
  };
  await server.pass(AFTER_THE_HOLD);
  const [first, second] = [await begin(), await begin()];
  for (const taker of [first, second]) expect((await holdByApi(taker, scarce)).status).toBe(200);
  await told((locale) => fill(words[locale].notice.full, { title: titleOf(scarce, locale) }));
  expect((await releaseByApi(first, scarce)).status).toBe(200);
  await told((locale) => fill(words[locale].notice.available, { title: titleOf(scarce, locale) }));

  const at = { site, dataDir: server.dataDir };
  const locations = catalogueDocument<LocationsDocument>('locations');
  await mustPublish({ ...locations, locations: [...locations.locations].reverse() }, at);
  await told((locale) => words[locale].notice.location);
  const schedule = catalogueDocument<ScheduleDocument>('schedule');
  const workshops = schedule.workshops.map((each) => ({ ...each, title: { en: 'Renamed', fr: 'Renommé' } }));
  await mustPublish({ ...schedule, workshops }, at);
  await told((locale) => words[locale].notice.schedule);
  for (const { page, locale } of visitors) {
    await page
      .getByRole('tabpanel')
      .getByText(locale === 'en' ? 'Renamed' : 'Renommé')
      .first()
      .waitFor();
  }
  await mustPublish(schedule, at);
});

test('a page that loses the server says so, comes back by itself, and shows what it has missed', async ({
  visit,
}) => {
  const visitor = await visit({ site });
  const { page } = visitor;
  // Whatever it asks a server that is not there, in any of the ways in which a browser says so.
  visitor.complaints.expect(/net::ERR_/, /WebSocket/);
  const code = 'quiet-students-1';
  // Lost while the page fetches what it calls the server by, as in a tunnel: that has to come later.
  const missing = '**/assets/{client,axios}-*.js';
  const cut = page.waitForEvent('requestfailed', (request) => /axios/.test(request.url()));
  await page.route(missing, (route) => route.abort());
  await open(visitor, '/schedule?view=list&mode=I', 1);
  const card = page.getByRole('listitem').filter({ hasText: titleOf(code, 'en') });
  await card.waitFor();
  await cut;
  await server.kill();
  await page.unroute(missing);
  const lost = page.getByText(english.lost_title);
  await lost.waitFor();
  await server.restart();
  const schedule = catalogueDocument<ScheduleDocument>('schedule');
  const sessions = schedule.sessions.map((each) =>
    each.code === code ? { ...each, capacity: 3, kept: 0 } : each,
  );
  expect((await holdByApi(await begin(), code)).status).toBe(200);
  await mustPublish({ ...schedule, sessions }, { site, dataDir: server.dataDir });
  await card.getByText('2 seats left').waitFor();
  await lost.waitFor({ state: 'detached' });
  const shown = await card.innerText();
  await page.reload();
  await expect.poll(() => card.innerText()).toBe(shown);
});

test('the step with the workshops follows what others take and give back, also over a lost connection', async ({
  visit,
}) => {
  // Of a session that no other test of this server holds a seat in.
  const session = 'school-garden-1';
  const schedule = catalogueDocument<ScheduleDocument>('schedule');
  const sessions = schedule.sessions.map((each) =>
    each.code === session ? { ...each, capacity: 2, kept: 0 } : each,
  );
  await mustPublish({ ...schedule, sessions }, { site, dataDir: server.dataDir });
  const visitor = await visit({ width: 390, site });
  const { page } = visitor;
  visitor.complaints.expect(/net::ERR_/, /WebSocket/);
  await atStepByApi(visitor, 'workshops', { track: 'vancouver', site });
  await unfoldTimes(page);
  const here = card(page, session);
  const seatsLeft = (count: number) => here.getByText(say('seatsLeft', 'en', { count }));
  await seatsLeft(2).waitFor();
  const [first, second] = [await begin(), await begin()];
  expect((await holdByApi(first, session)).status).toBe(200);
  await seatsLeft(1).waitFor();
  expect((await holdByApi(second, session)).status).toBe(200);
  await waitButton(page, 'join', session, 'en').waitFor();
  expect(await box(page, session).isDisabled()).toBe(true);

  await server.kill();
  await server.restart();
  expect((await releaseByApi(first, session)).status).toBe(200);
  await seatsLeft(1).waitFor();
  expect(await box(page, session).isEnabled()).toBe(true);
  await mustPublish(schedule, { site, dataDir: server.dataDir });
  await seatsLeft(1).waitFor({ state: 'detached' });
});
