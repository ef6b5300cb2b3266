import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import { shortest } from './support/answers.ts';
import { atStep, begin, goOn, pay, payButton, walk } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { eventDocument, stepLabel, trackName } from './support/documents.ts';
import { type MovableServer, startMovableServer } from './support/moved-clock.ts';
import { deviceAt } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { siteOf } from './support/shared-server.ts';
import { atCheckoutByApi } from './support/ticket-order.ts';
import { fill, words } from './support/words.ts';

let server: MovableServer;
beforeAll(async () => {
  server = await startMovableServer();
}, 120_000);
afterAll(async () => void (await server.stop()));

/** Leaves so many places on the track in Vancouver. */
async function leavePlaces(left: number): Promise<void> {
  // What drafts of other tests hold is released first.
  await server.pass(61 * 60);
  const api = remoteApi(server.port);
  const demoEvent = eventDocument();
  const tracks = (capacity: number): EventDocument['tracks'] =>
    demoEvent.tracks.map((track) => (track.code === 'vancouver' ? { ...track, capacity, kept: 0 } : track));
  const at = { site: siteOf(server.port), dataDir: server.dataDir };
  const options = { ...demoEvent.options, waitlist: 'Y' as const };
  const publish = (capacity: number) => mustPublish({ ...demoEvent, options, tracks: tracks(capacity) }, at);
  await publish(900);
  const option = await api.get('/api/getRegistrationOption');
  const free = (option.body['places_left'] as Record<string, number>)['vancouver'] ?? 0;
  await publish(900 - free + left);
}

describe.each(deviceAt(1))('the last place of a track in $locale at $width px', ({ locale, width }) => {
  const says = words[locale];

  test('is held from the beginning, counted down, and then somebody else’s: the page names what is full and what is not', async ({
    visit,
  }) => {
    await leavePlaces(1);
    const visitor = await visit({ locale, width, site: siteOf(server.port) });
    const { page } = visitor;
    visitor.complaints.expect(/^409 POST .*saveSubmitRegistration/);
    await begin(visitor);
    await atStep(page, 'personal', locale);
    const timer = page.getByRole('timer').filter({ visible: true });
    if (width === 1280) expect(await timer.innerText()).toMatch(/^1[45]:\d\d$/);
    await screenshot(page, `held-place-${locale}-${width}`);
    const late = remoteApi(server.port);
    const inPerson = { track: 'vancouver', mode: 'In-Person', registrations_day: 'friday' };
    await expect(late.begin(inPerson)).rejects.toThrow('full');

    await walk(page, shortest, locale);
    await payButton(page, locale).waitFor();
    await server.pass(61 * 60);
    await late.begin(inPerson);
    await pay(page, locale);
    await page
      .getByRole('heading', {
        name: fill(says.interrupted.fullTrackTitle, { track: trackName('vancouver', locale) }),
      })
      .waitFor();
    await axe(page);
    await screenshot(page, `full-track-${locale}-${width}`);
    const other = page.getByRole('link', {
      name: fill(says.interrupted.registerFor, { track: trackName('online', locale) }),
    });
    expect(await other.getAttribute('href')).toContain('/registration/start?track=');
    await page.getByRole('link', { name: says.start.joinWaitlist }).click();
    await page.waitForURL(/waitlist\?track=.*email=/);
  });

  test('is said to be gone on the review and in a step, with what is free', async ({ visit }) => {
    await leavePlaces(1);
    const visitor = await visit({ locale, width, site: siteOf(server.port) });
    const { page } = visitor;
    await begin(visitor);
    await walk(page, shortest, locale);
    await payButton(page, locale).waitFor();
    await server.pass(61 * 60);
    const inPerson = { track: 'vancouver', mode: 'In-Person', registrations_day: 'friday' };
    await remoteApi(server.port).begin(inPerson);
    await page.reload();
    const gone = page.getByText(fill(says.step.placeGoneIn, { track: trackName('vancouver', locale) }));
    await gone.waitFor();
    const other = fill(says.interrupted.registerFor, { track: trackName('online', locale) });
    await page.getByRole('link', { name: other }).waitFor();
    await axe(page);
    await screenshot(page, `place-gone-${locale}-${width}`);
    const edit = fill(says.review.editStep, { step: stepLabel('extras', locale) });
    await page.getByRole('button', { name: edit }).click();
    await atStep(page, 'extras', locale);
    await goOn(page, 'workshops', locale);
    await gone.waitFor();
    await axe(page);
    await screenshot(page, `place-gone-step-${locale}-${width}`);
  });
});

describe.each(deviceAt(1))(
  'a ticket whose hold expires at the checkout, in $locale at $width px',
  ({ locale, width }) => {
    const says = words[locale];

    test('cannot be paid for, and the page leads back to the tickets', async ({ visit }) => {
      const site = siteOf(server.port).replace('//teachers.', '//tickets.');
      const visitor = await visit({ locale, width, site });
      const { page } = visitor;
      visitor.complaints.expect(/WebSocket is closed before the connection is established/);
      await page.clock.install();
      await atCheckoutByApi(visitor, { site });
      const payTickets = page.locator('[data-pays]').filter({ visible: true }).first();
      await payTickets.waitFor();
      expect(await payTickets.getAttribute('aria-disabled')).toBeNull();
      await server.pass(61 * 60, page);
      await expect.poll(() => payTickets.getAttribute('aria-disabled')).toBe('true');
      await page.getByText(says.review.lapsedFirst).filter({ visible: true }).first().waitFor();
      await axe(page);
      await screenshot(page, `checkout-lapsed-${locale}-${width}`);
      await page.locator('.error-summary').getByRole('link').click();
      await page.waitForURL(/step=tickets/);
    });
  },
);
