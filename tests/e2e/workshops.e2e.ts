import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import { formatList } from '#engine/form/format/list.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { say as sayOfAny } from '#widgets/item-picker/messages.ts';
import { say } from '#widgets/workshop-picker/messages.ts';
import { atStep, continueButton, goOn } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import {
  atStepByApi,
  type BegunByApi,
  beginByApi,
  callApi,
  holdByApi,
  openOnDevice,
  saveUpTo,
} from './support/by-api.ts';
import { titleOf } from './support/documents.ts';
import { expectFocus } from './support/keyboard.ts';
import { withoutLive } from './support/live.ts';
import { oneOf } from './support/one-of.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary } from './support/step-page.ts';
import {
  box,
  card,
  conflictNote,
  dayTab,
  drop,
  pick,
  swapButton,
  told,
  unfoldTimes,
  waitButton,
  warning,
} from './support/workshop-picker.ts';
import { friday, saturday, seatsOf, takeSeats, vancouver } from './support/workshop-seats.ts';

const visits = [
  { locale: 'en', width: 1280 },
  { locale: 'fr', width: 390 },
] as const;
const seatTaken = /^409 POST .*handle-workshop-cart/;
async function waitInLine(begun: BegunByApi, session: string): Promise<number | undefined> {
  const fields = { registration_code: begun.code, session_code: session };
  const { body } = await callApi('joinWorkshopWaitlist', fields, begun);
  return (body as WorkshopCart).waitlisted.find((each) => each.workshops_session_code === session)?.position;
}

/** At the workshops with these seats taken already. */
async function withSeats(visitor: Parameters<typeof openOnDevice>[0], sessions: readonly string[]) {
  const begun = await beginByApi(vancouver);
  await saveUpTo(begun, 'workshops');
  for (const session of sessions) await holdByApi(begun, session);
  await openOnDevice(visitor, begun, 'workshops');
  return begun;
}

/** Goes on in vain. */
async function expectBlocked(page: Page, locale: Locale): Promise<void> {
  await continueButton(page, 'review', locale).click();
  await errorSummary(page).waitFor();
  await atStep(page, 'workshops', locale);
}

/** Two sessions for each kind of conflict, with their days. */
const pairs = [
  { kind: 'schedule', first: 'quiet-students-1', second: 'reading-tears-1', day: friday, again: friday },
  { kind: 'overlap', first: 'drumming-1', second: 'micro-forest-1', day: saturday, again: saturday },
  { kind: 'workshop', first: 'ukulele-1', second: 'ukulele-2', day: friday, again: saturday },
] as const;

const dayNames = { en: ['Friday', 'Saturday'], fr: ['vendredi', 'samedi'] } as const;

/** What the card of a session says of one that it conflicts with. */
function why(kind: (typeof pairs)[number]['kind'], other: string, day: 0 | 1, locale: Locale): string {
  const keep = say('keepOfTwo', locale);
  if (kind === 'workshop') return say('sameWorkshop', locale, { when: dayNames[locale][day], keep });
  return say(kind === 'schedule' ? 'sameSlot' : 'overlaps', locale, {
    others: say('quoted', locale, { title: titleOf(other, locale) }),
    keep,
  });
}

describe.each(oneOf(1, visits))('conflicts in $locale at $width px', ({ locale, width }) => {
  const quoted = (session: string) => say('quoted', locale, { title: titleOf(session, locale) });
  const look = async (page: Page, name: string) => {
    await axe(page);
    await screenshot(page, `workshops-${name}-${locale}-${width}`);
  };

  test('of each kind are shown at both, block the way on, and are resolved', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const begun = await atStepByApi(visitor, 'workshops', vancouver);
    for (const { kind, first, second, day, again } of pairs) {
      await dayTab(page, day).click();
      await pick(page, first);
      await dayTab(page, again).click();
      await pick(page, second);
      const note = conflictNote(page);
      await note.getByText(say('conflictOne', locale)).waitFor();
      await note.getByText(say(`why_${kind}`, locale)).waitFor();
      const both = formatList([first, second].map(quoted), locale);
      await note.getByRole('button', { name: both }).click();
      await expectFocus(box(page, first));
      await card(page, first)
        .getByText(why(kind, second, again, locale))
        .waitFor();
      await dayTab(page, again).click();
      await card(page, second)
        .getByText(why(kind, first, day, locale))
        .waitFor();
      await expectBlocked(page, locale);
      if (kind === 'schedule') await look(page, 'conflict');
      await drop(page, second);
      await note.waitFor({ state: 'detached' });
      await dayTab(page, day).click();
      await drop(page, first);
    }
    await pick(page, 'ukulele-1');
    await goOn(page, 'review', locale);
    expect(await seatsOf(begun)).toEqual(['ukulele-1']);
  });

  test('all that are at one time are one conflict', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    // Two in each of two slots, and one that lasts through both.
    const sessions = ['drumming-1', 'salmon-1', 'micro-forest-1', 'debate-1', 'local-news-1'];
    await withSeats(visitor, sessions);
    const two = conflictNote(page).getByText(say('conflictMany', locale, { count: 2 }));
    await two.waitFor();
    const each = conflictNote(page).getByRole('button');
    expect(await each.count()).toBe(2);
    for (const session of sessions)
      await each
        .filter({ hasText: titleOf(session, locale) })
        .first()
        .waitFor();
    await expectBlocked(page, locale);
    await look(page, 'conflicts-many');
    await dayTab(page, saturday).click();
    await drop(page, 'local-news-1');
    await each.filter({ hasText: titleOf('local-news-1', locale) }).waitFor({ state: 'detached' });
    await drop(page, 'salmon-1');
    await each.filter({ hasText: titleOf('salmon-1', locale) }).waitFor({ state: 'detached' });
    expect(await each.count()).toBe(2);
    await drop(page, 'micro-forest-1');
    await conflictNote(page).waitFor({ state: 'detached' });
    await goOn(page, 'review', locale);
  });
});

describe.each(
  oneOf(0, [
    {
      locale: 'en',
      width: 1280,
      held: 'quiet-students-1',
      other: 'ell-science-1',
      full: 'robotics-1',
      left: 2,
    },
    { locale: 'fr', width: 390, held: 'debate-1', other: 'local-news-1', full: 'wheelchair-gym-1', left: 2 },
  ] as const),
)('a swap in $locale at $width px', ({ locale, width, held, other, full, left }) => {
  test('keeps the old seat until the new one is held', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    visitor.complaints.expect(seatTaken);
    const { page } = visitor;
    // What is taken meanwhile is not known yet when the swap is asked for.
    await withoutLive(page);
    const begun = await atStepByApi(visitor, 'workshops', vancouver);
    await unfoldTimes(page);
    if (!(await card(page, held).isVisible())) await dayTab(page, saturday).click();
    await pick(page, held);

    await swapButton(page, other, held, locale).click();
    await told(page, 'swapped', locale);
    expect(await box(page, other).isChecked()).toBe(true);
    expect(await box(page, held).isChecked()).toBe(false);
    await expectFocus(box(page, other));
    expect(await seatsOf(begun)).toEqual([other]);

    await takeSeats(full, left);
    await swapButton(page, full, other, locale).click();
    await warning(page)
      .getByText(say('problemFull', locale, { title: titleOf(full, locale) }))
      .waitFor();
    await card(page, full).getByText(say('full', locale), { exact: true }).waitFor();
    // The same button, now for the waitlist.
    await expectFocus(waitButton(page, 'join', full, locale));
    expect(await box(page, other).isChecked()).toBe(true);
    expect(await seatsOf(begun)).toEqual([other]);
    await axe(page);
    await screenshot(page, `workshops-swap-full-${locale}-${width}`);
    await page.getByRole('button', { name: sayOfAny('dismiss', locale) }).click();
    await warning(page).waitFor({ state: 'detached' });
    await goOn(page, 'review', locale);
  });
});

test('of two who want the last seat at once, one has it and the other is told', async ({ visit }) => {
  const session = 'woodwork-1';
  await takeSeats(session, 1);
  const visitors = [await visit(), await visit({ width: 390 })];
  const begun = [];
  for (const visitor of visitors) {
    visitor.complaints.expect(seatTaken);
    // Neither is to hear of the other before both have asked.
    await withoutLive(visitor.page);
    begun.push(await atStepByApi(visitor, 'workshops', vancouver));
    await dayTab(visitor.page, saturday).click();
    await unfoldTimes(visitor.page);
    await card(visitor.page, session)
      .getByText(say('seatsLeft', 'en', { count: 1 }))
      .waitFor();
  }
  await Promise.all(visitors.map(({ page }) => box(page, session).click()));
  const full = say('problemFull', 'en', { title: titleOf(session, 'en') });
  const outcomes = await Promise.all(
    visitors.map(async ({ page }) => {
      const has = page.getByRole('status').filter({ hasText: say('added', 'en') });
      await warning(page).getByText(full).or(has).first().waitFor({ state: 'attached' });
      return (await has.count()) > 0;
    }),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  const seats = await Promise.all(begun.map(seatsOf));
  expect(seats).toEqual(outcomes.map((has) => (has ? [session] : [])));
  for (const [at, { page }] of visitors.entries()) {
    if (outcomes[at]) {
      expect(await box(page, session).isChecked()).toBe(true);
      continue;
    }
    // The refusal is shown before the schedule that was asked for again arrives.
    await waitButton(page, 'join', session, 'en').waitFor();
    expect(await box(page, session).isChecked()).toBe(false);
    expect(await box(page, session).isDisabled()).toBe(true);
    await axe(page);
    await screenshot(page, 'workshops-last-seat-lost-en');
  }
});

describe.each(
  oneOf(1, [
    { locale: 'en', width: 1280, session: 'land-any-season-1' },
    { locale: 'fr', width: 390, session: 'tide-pool-1' },
  ] as const),
)('the waitlist of a full workshop in $locale at $width px', ({ locale, width, session }) => {
  test('is joined and left, with the place in line', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    const before = await beginByApi(vancouver);
    const position = await waitInLine(before, session);
    const begun = await atStepByApi(visitor, 'workshops', vancouver);
    expect(await box(page, session).isDisabled()).toBe(true);

    await waitButton(page, 'join', session, locale).click();
    await told(page, 'joined', locale);
    const place = sayOfAny('waiting', locale, { position: Number(position) + 1 });
    await card(page, session).getByText(place).waitFor();
    await expectFocus(waitButton(page, 'leave', session, locale));
    await axe(page);
    await screenshot(page, `workshops-waiting-${locale}-${width}`);
    // Waiting is no workshop: one is still to be chosen.
    await expectBlocked(page, locale);
    await page.reload();
    await card(page, session).getByText(place).waitFor();

    await waitButton(page, 'leave', session, locale).click();
    await told(page, 'left', locale);
    await expectFocus(waitButton(page, 'join', session, locale));
    expect(await seatsOf(begun)).toEqual([]);
    expect(await waitInLine(before, session)).toBe(position);
  });
});
