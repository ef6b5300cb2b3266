import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { control } from './support/answer.ts';
import { atStep, fillStart, newEmail } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test, type Visitor } from './support/browser.ts';
import { callApi } from './support/by-api.ts';
import { eventDocument, trackName } from './support/documents.ts';
import { linksIn, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { sharedServer } from './support/shared-server.ts';
import { errorSummary, messageAt } from './support/step-page.ts';
import { fill, labelled, words } from './support/words.ts';

/** The track of which every place is kept, so that it is full from the first day. */
const FULL = 'leadership';

const visits = [
  ['en', 1280],
  ['fr', 390],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const trackRadio = (page: Page, track: string, locale: Locale) =>
  page
    .getByRole('radiogroup', { name: labelled(words[locale].start.track) })
    .getByRole('radio', { name: trackName(track, locale) });
const beginButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words[locale].start.begin });

/** The place in line that a page tells. */
const placeOn = async (page: Page) => Number(await page.locator('.line-place b').innerText());

/** Where an entry of the waitlist stands. */
async function standing(entry: string): Promise<{ state: string; position?: number; offered?: number }> {
  const { port } = new URL(sharedServer().site);
  return (await fetch(`http://localhost:${port}/api/getWaitlistPosition/${entry}`)).json();
}

interface Waiting {
  readonly entry: string;
  readonly email: string;
  readonly position: number;
}

/** Joins the line of the full track without a browser. */
async function joinByApi(locale: Locale = 'en', email = newEmail('waits')): Promise<Waiting> {
  const asked = await callApi('checkWaitlist', { email, track: FULL });
  expect(asked).toMatchObject({ status: 200, body: { waitlist: 'Y' } });
  const entry: string = asked.body.entry_ID;
  const person = { first_name: 'Luc', last_name: 'Roy', email, track: FULL, locale };
  const joined = await callApi('saveToWaitlist', { entry_ID: entry, ...person });
  return { entry, email, position: joined.body.position };
}

/** Joins the line from the page that asks for the address, looking at each page on the way. */
async function join({ page, locale }: Visitor, email: string, look = async (_: string) => {}): Promise<void> {
  const text = words[locale].waitlist;
  await heading(page, text.startTitle);
  await page.getByText(fill(text.only, { name: trackName(FULL, locale) })).waitFor();
  await look('waitlist-start');
  await control(page, text.email).fill(email);
  await page.getByRole('button', { name: text.next }).click();
  await heading(page, text.title);
  expect(await control(page, text.email).inputValue()).toBe(email);
  await page.getByRole('button', { name: text.join }).click();
  await errorSummary(page).waitFor();
  await look('waitlist-empty');
  await control(page, text.firstName).fill('Amira');
  await control(page, text.lastName).fill('Haddad');
  await page.getByRole('button', { name: text.join }).click();
  await heading(page, text.waitingTitle);
}

describe.each(oneOf(0, visits))('a track that is full, in %s at %d px', (locale, width) => {
  const text = words[locale];

  test('leads to a place in line, which joining again does not change', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const look = async (name: string) => {
      await axe(page);
      await screenshot(page, `${name}-${locale}-${width}`);
    };
    await page.goto(visitor.address('/registration/start'));
    const way = page.getByRole('link', { name: text.start.joinWaitlist });
    await way.waitFor();
    expect(await trackRadio(page, FULL, locale).isDisabled()).toBe(true);
    await look('start-full-track');
    await way.click();
    const email = newEmail('waits');
    await join(visitor, email, look);
    const place = await placeOn(page);
    expect(place).toBeGreaterThan(0);
    await look('waitlist-place');
    await page.reload();
    await heading(page, text.waitlist.waitingTitle);
    expect(await placeOn(page)).toBe(place);

    const behind = await joinByApi();
    expect(behind.position).toBe(place + 1);
    // The entry that the second joining was offered is thrown away: whoever knows an address learns nothing by it.
    visitor.complaints.expect(/^404 GET .*getWaitlistPosition/);
    await page.goto(visitor.address('/registration/start/waitlist?track=leadership'));
    await join(visitor, email.toUpperCase());
    expect(await placeOn(page)).toBe(place);
    await page.getByText(fill(text.waitlist.only, { name: trackName(FULL, locale) })).waitFor();
    expect(await standing(behind.entry)).toMatchObject({ state: 'waiting', position: place + 1 });
  });

  test('without an entry there is no place to tell of', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await page.goto(visitor.address('/registration/waitlist-success'));
    await heading(page, text.manage.title);
    expect(new URL(page.url()).pathname).toBe(visitor.address('/registration/manage'));
  });
});

describe('what the organizer changes', () => {
  afterEach(() => mustPublish(eventDocument()));

  /** Keeps so many places of the full track that this many are left for who waits. */
  function leavePlaces(free: number): Promise<void> {
    const event = eventDocument();
    const tracks = event.tracks.map((track) =>
      track.code === FULL ? { ...track, kept: (track.capacity ?? 0) - free } : track,
    );
    return mustPublish({ ...event, tracks });
  }
  /** The same, up to somebody in line: those who were offered one before keep theirs. */
  async function leavePlacesUpTo({ entry }: Waiting): Promise<void> {
    const { position = 0, offered = 0 } = await standing(entry);
    await leavePlaces(offered + position);
  }
  /** How somebody is answered who was offered nothing. */
  async function beginWithoutOffer(): Promise<number> {
    const choice = { track: FULL, mode: 'In-Person', registrations_day: ['friday'] };
    return (await callApi('generateRegistrationCaptured', { ...choice, email: newEmail() })).status;
  }
  function closeRegistration(): Promise<void> {
    const event = eventDocument();
    return mustPublish({ ...event, options: { ...event.options, registration_open: 'N' } });
  }

  test('places that come free are offered by mail in line, each to who waited for it', async ({ visit }) => {
    const first = await joinByApi('en');
    const second = await joinByApi('fr');
    for (const [waiting, locale, width] of [
      [first, 'en', 1280],
      [second, 'fr', 390],
    ] as const) {
      const text = words[locale];
      await leavePlacesUpTo(waiting);
      await expect.poll(() => mailsTo(waiting.email), { timeout: 15_000 }).toHaveLength(2);
      if (waiting === first) {
        expect(await standing(second.entry)).toMatchObject({ state: 'waiting', position: 1 });
        expect(await mailsTo(second.email)).toHaveLength(1);
      }
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      await page.goto(visitor.address(`/registration/waitlist-success?entry=${waiting.entry}`));
      await heading(page, text.waitlist.offeredTitle);
      await axe(page);
      await screenshot(page, `waitlist-offered-${locale}-${width}`);

      const [offer = ''] = await mailsTo(waiting.email);
      const { pathname, search } = new URL(linksIn(offer)[0] ?? '');
      expect(pathname).toBe(visitor.address('/registration/start'));
      await page.goto(`${pathname}${search}`);
      await page.getByText(text.start.offerText).waitFor();
      expect(await trackRadio(page, FULL, locale).isChecked()).toBe(true);
      const tracks = page.getByRole('radiogroup', { name: labelled(text.start.track) });
      expect(await tracks.innerText()).not.toContain(text.start.full);
      await axe(page);
      await screenshot(page, `start-offered-${locale}-${width}`);
      expect(await beginWithoutOffer()).toBe(409);
      await control(page, text.start.email).fill(waiting.email);
      await beginButton(page, locale).click();
      await atStep(page, 'personal', locale);
    }
  });

  test('a place is declined by the link of its mail, and the next in line has it', async ({ visit }) => {
    const first = await joinByApi('fr');
    const second = await joinByApi('en');
    await leavePlacesUpTo(first);
    await expect.poll(() => mailsTo(first.email), { timeout: 15_000 }).toHaveLength(2);
    const waits = await visit({ locale: 'en', width: 1280 });
    await waits.page.goto(waits.address(`/registration/waitlist-success?entry=${second.entry}`));
    await heading(waits.page, words.en.waitlist.waitingTitle);
    expect(await placeOn(waits.page)).toBe(1);
    await axe(waits.page);
    await screenshot(waits.page, 'waitlist-next-en-1280');

    const text = words.fr.waitlist;
    const visitor = await visit({ locale: 'fr', width: 390 });
    const { page } = visitor;
    const [offer = ''] = await mailsTo(first.email);
    const { pathname, search } = new URL(linksIn(offer)[1] ?? '');
    await page.goto(`${pathname}${search}`);
    const question = page.getByRole('alertdialog', { name: text.declineTitle });
    await question.waitFor();
    await axe(page);
    await screenshot(page, 'waitlist-decline-fr-390');
    await question.getByRole('button', { name: text.declineNo }).click();
    await heading(page, text.offeredTitle);
    await page.getByRole('button', { name: text.decline }).click();
    await question.getByRole('button', { name: text.declineYes }).click();
    await heading(page, text.declinedTitle);
    await axe(page);
    await screenshot(page, 'waitlist-declined-fr-390');

    await expect.poll(() => mailsTo(second.email), { timeout: 15_000 }).toHaveLength(2);
    expect(await standing(second.entry)).toMatchObject({ state: 'offered' });
    const [confirmed = ''] = await mailsTo(first.email);
    expect(confirmed).toContain('Vous avez refusé une place');
    const back = new URL(linksIn(confirmed)[0] ?? '');
    await page.goto(`${back.pathname}${back.search}`);
    await heading(page, text.startTitle);
    await page.getByText(fill(text.only, { name: trackName(FULL, 'fr') })).waitFor();
    // Told live, on the page that was open all the while.
    await heading(waits.page, words.en.waitlist.offeredTitle);
  });

  describe.each(oneOf(1, visits))('in %s at %d px', (locale, width) => {
    test('an invitation opens what is closed', async ({ visit }) => {
      await closeRegistration();
      const text = words[locale];
      const visitor = await visit({ locale, width });
      const { page } = visitor;
      visitor.complaints.expect(/^422 POST .*generateRegistrationCaptured/);
      await page.goto(visitor.address('/registration/start'));
      await heading(page, text.interrupted.closedTitle);
      await page.goto(visitor.address('/registration/start/bypass'));
      await heading(page, text.bypass.title);
      await axe(page);
      await screenshot(page, `bypass-${locale}-${width}`);
      const code = control(page, text.codes.invitation);
      await code.fill('NOBODY-KNOWS');
      await fillStart(page, {}, locale);
      await beginButton(page, locale).click();
      await errorSummary(page).waitFor();
      expect(await messageAt(page, text.codes.invitation)).toBe(UNKNOWN[locale]);
      expect(await code.getAttribute('aria-invalid')).toBe('true');
      await axe(page);
      await screenshot(page, `bypass-refused-${locale}-${width}`);
      await code.fill('invite-rtg27');
      await beginButton(page, locale).click();
      await atStep(page, 'personal', locale);
    });
  });
});

/** What the server says of a code that nobody has given out. */
const UNKNOWN: Readonly<Record<Locale, string>> = {
  en: 'We do not recognize this code. Please check the spelling.',
  fr: 'Nous ne reconnaissons pas ce code. Veuillez vérifier l’orthographe.',
};
