import { afterEach, describe, expect } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, reviewByApi } from './support/by-api.ts';
import { enterCard, goodCard } from './support/card.ts';
import { eventDocument, trackName } from './support/documents.ts';
import { mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { mustPublish } from './support/organizer.ts';
import { screenshot } from './support/screenshot.ts';
import { words } from './support/words.ts';

/** The track of which every place is kept, so that it is full from the first day. */
const FULL = 'leadership';

/** Publishes the full track with all of its places free. */
async function freePlaces(): Promise<void> {
  const document: EventDocument = eventDocument();
  const tracks = document.tracks.map((track) => (track.code === FULL ? { ...track, kept: 0 } : track));
  await mustPublish({ ...document, tracks });
}
afterEach(() => mustPublish(eventDocument()));

describe.each(
  oneOf(1, [
    { locale: 'en', width: 1280 },
    { locale: 'fr', width: 390 },
  ] as const),
)('who would rather be in a full track, in $locale at $width px', ({ locale, width }) => {
  const { existing, joinable, awaited, offered, change, actions } = words[locale].managing;

  test('waits for it after submitting, and moves there once a place is offered', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const name = trackName(FULL, locale);
    const look = async (what: string) => {
      await axe(page);
      await screenshot(page, `track-waitlist-${what}-${locale}-${width}`);
    };
    const begun = await atStepByApi(visitor, 'review', { track: 'vancouver' });
    await submit(page, locale);
    await page.goto(visitor.address('/registration/existing'));
    await page.getByRole('heading', { name: existing.can }).waitFor();
    await page.getByRole('link', { name: actions.changeDo, exact: true }).click();
    await page.getByRole('link', { name: change.toWaitlists }).click();
    await page.getByRole('heading', { name: joinable.title }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('existing-wait');
    await look('joinable');
    await page.getByRole('button', { name: `${joinable.join} ${name}`, exact: true }).click();
    const waits = page.getByRole('region', { name: awaited.title }).getByRole('listitem');
    await waits.filter({ hasText: name }).waitFor();
    await look('waiting');

    await freePlaces();
    await page
      .getByRole('link', { name: `${offered.take} ${name}`, exact: true })
      .waitFor({ timeout: 20_000 });
    await look('offered');
    await expect
      .poll(async () => (await mailsTo(begun.email)).some((mail) => mail.includes(name)))
      .toBe(true);
    await page.getByRole('link', { name: `${offered.take} ${name}`, exact: true }).click();
    await page.getByRole('radio', { name, checked: true }).waitFor();
    await look('cost');
    const confirm = page
      .getByRole('button', { name: new RegExp(`^(${change.do}|${change.payDo.replace('{amount}', '.*')})$`) })
      .filter({ visible: true })
      .first();
    await confirm.waitFor();
    if ((await page.getByRole('heading', { name: words[locale].payment.card }).count()) > 0)
      await enterCard(page, goodCard, locale);
    await confirm.click();
    await page.getByRole('heading', { level: 1, name: change.doneTitle }).waitFor();
    const { registration } = await reviewByApi(begun);
    expect(registration).toMatchObject({ track: FULL, status: 'Submitted' });
  });
});
