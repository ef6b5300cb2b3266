import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { submit } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import type { Visitor } from './support/browser.ts';
import { test } from './support/browser.ts';
import {
  type ApiBeginning,
  atStepByApi,
  type BegunByApi,
  beginByApi,
  callApi,
  holdByApi,
  releaseByApi,
  reviewByApi,
} from './support/by-api.ts';
import { challengedCard, declinedCard, enterCard, goodCard } from './support/card.ts';
import { titleOf, trackName } from './support/documents.ts';
import { attachmentsOf, mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { fill, words } from './support/words.ts';

/** Somebody who has paid for a registration in person, and goes from its page to the one on which it is changed. */
async function atChange(
  visitor: Visitor,
  choice: ApiBeginning & { sessions?: string[] } = {},
): Promise<BegunByApi> {
  const { page, locale } = visitor;
  const { existing, actions, change } = words[locale].managing;
  const begun = await atStepByApi(visitor, 'review', { track: 'vancouver', ...choice });
  await submit(page, locale);
  await page.goto(visitor.address('/registration/existing'));
  await page.getByRole('heading', { name: existing.can }).waitFor();
  await page.getByRole('link', { name: actions.changeDo, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: change.title }).waitFor();
  await page.getByRole('radiogroup', { name: change.how }).waitFor();
  return begun;
}

const way = (page: Page, name: string) => page.getByRole('radio', { name });
const hybrid = (locale: Locale) => `${trackName('vancouver', locale)} (${words[locale].modes.Hybrid})`;
/** Of the two buttons that confirm, the one that is seen at this width. */
const confirmButton = (page: Page, words_: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${words_.replace(/\{amount\}/, '.*')}$`) })
    .filter({ visible: true })
    .first();

describe.each(
  oneOf(0, [
    { locale: 'en', width: 1280, colorScheme: 'light' },
    { locale: 'fr', width: 390, colorScheme: 'dark' },
  ] as const),
)('who comes another way after all, in $locale at $width px', ({ locale, width, colorScheme }) => {
  const text = words[locale];
  const { existing, change } = text.managing;

  test('to what costs less: sees what no longer fits, confirms, and is refunded', async ({ visit }) => {
    const visitor = await visit({ locale, width, colorScheme });
    const { page } = visitor;
    // Of a session that there are seats of, whatever other tests hold.
    const begun = await atChange(visitor, { sessions: ['autism-voices-1'] });
    await page.getByText(change.nothing).waitFor();
    await axe(page);
    await screenshot(page, `change-${locale}-${width}`);
    await way(page, trackName('online', locale)).check();
    await page.getByRole('heading', { name: change.loses }).waitFor();
    await page.getByText(change.back).first().waitFor();
    await axe(page);
    await screenshot(page, `change-back-${locale}-${width}`);
    await page.getByRole('button', { name: change.keep }).click();
    await page.getByRole('heading', { name: existing.can }).waitFor();
    await page.goBack();
    await way(page, trackName('online', locale)).check();
    await confirmButton(page, change.do).click();
    await page.getByRole('heading', { level: 1, name: change.doneTitle }).waitFor();
    await axe(page);
    await screenshot(page, `changed-${locale}-${width}`);
    await expect.poll(async () => (await mailsTo(begun.email)).length).toBe(2);
    const [changed = ''] = await mailsTo(begun.email);
    expect(changed).toMatch(/has changed|a été modifiée/);
    expect([...(await attachmentsOf(changed)).keys()]).toContainEqual(
      expect.stringMatching(/^(refund|remboursement)-.*\.pdf$/),
    );
    await page.getByRole('link', { name: change.see }).click();
    await page.getByText(existing.changes).waitFor();
    await axe(page);
    await screenshot(page, `existing-changed-${locale}-${width}`);
    const { registration, booked } = await reviewByApi(begun);
    expect(registration).toMatchObject({ track: 'online', mode: 'Online', status: 'Submitted' });
    expect(booked).toEqual([]);
  });

  test('to what costs more: a card is declined, another one pays the difference', async ({ visit }) => {
    const visitor = await visit({ locale, width, colorScheme });
    visitor.complaints.expect(/^402 POST .*changeRegistration/);
    const { page } = visitor;
    const begun = await atChange(visitor);
    await way(page, hybrid(locale)).check();
    await page.getByRole('heading', { name: text.payment.card }).waitFor();
    await enterCard(page, declinedCard, locale);
    await axe(page);
    await screenshot(page, `change-pay-${locale}-${width}`);
    await confirmButton(page, change.payDo).click();
    await page.getByText(text.payment.declinedTitle).waitFor();
    await axe(page);
    await screenshot(page, `change-declined-${locale}-${width}`);
    await enterCard(page, goodCard, locale);
    await confirmButton(page, change.payDo).click();
    await page.getByRole('heading', { level: 1, name: change.doneTitle }).waitFor();
    await page.getByRole('link', { name: change.see }).click();
    await page.getByRole('heading', { name: text.confirmation.changeReceipt }).waitFor();
    await axe(page);
    await screenshot(page, `existing-paid-${locale}-${width}`);
    const [changed = ''] = await mailsTo(begun.email);
    expect([...(await attachmentsOf(changed)).keys()]).toEqual([
      expect.stringMatching(/^(receipt|recu)-.*-\d+\.pdf$/),
      expect.stringMatching(/\.ics$/),
    ]);
    expect((await reviewByApi(begun)).changes).toMatchObject([{ difference: 2_100 }]);
  });
});

test('a workshop is given up for another one, and the difference comes back', async ({ visit }) => {
  const visitor = await visit({ locale: 'en', width: 390 });
  const { page } = visitor;
  const { change } = words.en.managing;
  // Of the workshops with a fee of their own the one that other tests leave alone.
  const begun = await atChange(visitor, { sessions: ['robotics-2'] });
  await page.getByText(change.workshops).click();
  const chosen = page.getByRole('radio', { name: /^Classroom robotics/, checked: true });
  const time = page.getByRole('radiogroup').filter({ has: chosen });
  await screenshot(page, 'change-workshops-en-390');
  await axe(page);
  await time.getByRole('radio', { name: change.noWorkshop }).check();
  await page.getByRole('heading', { name: change.loses }).waitFor();
  await page.getByText(change.back).first().waitFor();
  await page.getByRole('radio', { name: /^Drums, then words/ }).check();
  await page.locator('.fits-yes').filter({ hasText: 'Drums, then words' }).waitFor();
  await screenshot(page, 'change-swapped-en-390');
  await confirmButton(page, change.do).click();
  await page.getByRole('heading', { level: 1, name: change.doneTitle }).waitFor();
  const { workshops, changes } = await reviewByApi(begun);
  expect(workshops.map((each) => each.workshops_session_code)).toEqual(['drumming-1']);
  expect(changes).toMatchObject([{ difference: -1_260 }]);
});

test('a seat that came free is kept for who has paid already: swapped for another one, or left to the next', async ({
  visit,
}) => {
  const visitor = await visit({ locale: 'fr', width: 390, colorScheme: 'light' });
  const { page } = visitor;
  const { existing, offered, change } = words.fr.managing;
  const { declineYes, decline } = words.fr.waitlist;
  const begun = await atStepByApi(visitor, 'review', {
    track: 'vancouver',
    sessions: ['comic-history-1', 'lesson-study-1'],
  });
  await submit(page, 'fr');
  await page.goto(visitor.address('/registration/existing'));
  await page.getByRole('heading', { name: existing.can }).waitFor();
  const [first, second] = [await takeLast('sourdough-1'), await joinByApi(begun, 'sourdough-1')];
  expect(second).toBe(200);
  await page.reload();
  await page.getByText(/Liste d’attente, rang/).waitFor();
  // Told live.
  expect((await releaseByApi(first, 'sourdough-1')).status).toBe(200);
  await page.getByRole('heading', { name: fill(offered.title, { count: 1 }) }).waitFor();
  await axe(page);
  await screenshot(page, 'existing-offered-fr-390');
  await page.getByRole('button', { name: decline }).click();
  await page.getByRole('alertdialog').waitFor();
  await axe(page);
  await screenshot(page, 'existing-offered-decline-fr-390');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: offered.take }).click();
  await page.getByRole('heading', { name: change.loses }).waitFor();
  await page
    .locator('.fits-yes')
    .filter({ hasText: titleOf('sourdough-1', 'fr') })
    .waitFor();
  await axe(page);
  await screenshot(page, 'change-take-fr-390');
  await enterCard(page, goodCard, 'fr');
  await confirmButton(page, change.payDo).click();
  await page.getByRole('heading', { level: 1, name: change.doneTitle }).waitFor();
  const sessionsNow = async () =>
    (await reviewByApi(begun)).workshops.map((each) => each.workshops_session_code);
  expect(await sessionsNow()).toEqual(['sourdough-1', 'lesson-study-1']);

  // A second seat for the same person, which they leave.
  const next = await takeLast('podcast-1');
  expect(await joinByApi(begun, 'podcast-1')).toBe(200);
  await page.goto(visitor.address('/registration/existing'));
  await page.getByText(/Liste d’attente, rang/).waitFor();
  expect((await releaseByApi(next, 'podcast-1')).status).toBe(200);
  await page.getByRole('heading', { name: fill(offered.title, { count: 1 }) }).waitFor();
  await page.getByRole('button', { name: decline }).click();
  await page.getByRole('button', { name: declineYes }).click();
  await page.getByRole('heading', { name: fill(offered.title, { count: 1 }) }).waitFor({ state: 'detached' });
  expect((await holdByApi(next, 'podcast-1')).status).toBe(200);
  expect(await sessionsNow()).toEqual(['sourdough-1', 'lesson-study-1']);
});

/** Takes every seat of a session that there is; gives who has the last one. */
async function takeLast(session: string): Promise<BegunByApi> {
  let last: BegunByApi | undefined;
  for (;;) {
    const begun = await beginByApi({ track: 'vancouver' });
    if ((await holdByApi(begun, session)).status !== 200) break;
    last = begun;
  }
  if (!last) throw new Error(`nobody got a seat in ${session}`);
  return last;
}

const joinByApi = async ({ code, token }: BegunByApi, session_code: string) =>
  (await callApi('joinWorkshopWaitlist', { registration_code: code, session_code }, { token })).status;

test('goes on after the bank has asked, and pays once', async ({ visit }) => {
  const visitor = await visit({ locale: 'fr', width: 390 });
  const { page } = visitor;
  const { change } = words.fr.managing;
  const begun = await atChange(visitor);
  await way(page, hybrid('fr')).check();
  await page.getByRole('heading', { name: words.fr.payment.card }).waitFor();
  await enterCard(page, challengedCard, 'fr');
  await confirmButton(page, change.payDo).click();
  await page.getByRole('button', { name: 'Approuver', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: change.doneTitle }).waitFor();
  expect((await reviewByApi(begun)).changes).toMatchObject([{ difference: 2_100 }]);
});
