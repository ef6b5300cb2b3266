import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { say } from '#widgets/workshop-picker/messages.ts';
import { atStep, continueButton, goOn } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { atStepByApi, beginByApi, holdByApi, openOnDevice, saveUpTo } from './support/by-api.ts';
import { expectFocus, tabTo } from './support/keyboard.ts';
import { oneOf } from './support/one-of.ts';
import { unfoldReview } from './support/review-page.ts';
import { screenshot } from './support/screenshot.ts';
import { errorSummary } from './support/step-page.ts';
import { whole } from './support/words.ts';
import { box, card, conflictNote, dayTab, pick } from './support/workshop-picker.ts';
import { friday, saturday, seatsOf, vancouver } from './support/workshop-seats.ts';

describe.each(
  oneOf(0, [
    {
      locale: 'en',
      width: 1280,
      text: 'RAMAN numbers',
      filter: ['Subject', 'Music', 2],
      seats: 28,
      elsewhere: 'planetarium',
    },
    {
      locale: 'fr',
      width: 390,
      text: 'evaluer  LARMES',
      filter: ['Matière', 'Musique', 2],
      seats: 28,
      elsewhere: 'planétarium',
    },
  ] as const),
)('looking for workshops in $locale at $width px', (visited) => {
  const { locale, width, text, filter, elsewhere } = visited;
  const cards = (page: Page) => page.locator('.session');
  const found = (page: Page, count: number) =>
    page
      .getByRole('status')
      .getByText(whole(say('found', locale, { count })))
      .waitFor();

  test('by words, by a filter, by seats, and in vain', async ({ visit }) => {
    const visitor = await visit({ locale, width });
    const { page } = visitor;
    await atStepByApi(visitor, 'workshops', vancouver);
    const search = page.getByRole('searchbox', { name: say('search', locale) });
    const all = await cards(page).count();

    await search.fill(text);
    await found(page, 2);
    expect(await cards(page).count()).toBe(1);
    await axe(page);
    await screenshot(page, `workshops-found-${locale}-${width}`);

    // Enter looks for nothing more and does not leave the step.
    await search.press('Enter');
    await search.fill(elsewhere);
    await found(page, 2);
    const day = { en: 'Saturday', fr: 'samedi' }[locale];
    await axe(page);
    await screenshot(page, `workshops-other-day-${locale}-${width}`);
    await page.getByRole('button', { name: say('seeDay', locale, { day, count: 2 }) }).click();
    await card(page, 'night-sky-1').waitFor();
    expect(await cards(page).count()).toBe(2);

    const withSeats = page.getByRole('checkbox', { name: say('withSeats', locale) });
    if (width === 390) await page.getByText(say('filters', locale), { exact: true }).click();
    await withSeats.check();
    await found(page, 0);
    await page.getByText(say('nothing', locale)).waitFor();
    await axe(page);
    await screenshot(page, `workshops-nothing-${locale}-${width}`);
    await page.getByRole('button', { name: say('clear', locale) }).click();
    expect(await search.inputValue()).toBe('');
    expect(await withSeats.isChecked()).toBe(false);

    await dayTab(page, friday).click();
    expect(await cards(page).count()).toBe(all);
    await withSeats.check();
    await card(page, 'land-any-season-1').waitFor({ state: 'detached' });
    expect(await page.locator('.session.full').count()).toBe(0);
    await withSeats.uncheck();
    await page.getByLabel(whole(filter[0])).selectOption({ label: filter[1] });
    await card(page, 'math-talks-1').waitFor({ state: 'detached' });
    await card(page, 'chanter-immersion-1').waitFor();
    // What is picked stays in sight, whatever is looked for.
    await pick(page, 'chanter-immersion-1');
    await search.fill('zzz');
    await page.locator('.session:not(.on)').first().waitFor({ state: 'detached' });
    expect(await cards(page).count()).toBe(1);
  });
});

test('the keyboard alone finds, picks, resolves and goes on', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const begun = await atStepByApi(visitor, 'workshops', vancouver);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('ukuleles');
  await page.getByText(say('found', 'en', { count: 2 })).waitFor();
  await tabTo(page, dayTab(page, friday));
  await tabTo(page, box(page, 'ukulele-1'));
  await page.keyboard.press('Space');
  await page.locator('.session.on:not([aria-busy])').waitFor();
  await tabTo(page, dayTab(page, friday), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expectFocus(dayTab(page, saturday));
  await tabTo(page, box(page, 'ukulele-2'));
  await page.keyboard.press('Space');
  await conflictNote(page).waitFor();
  await tabTo(page, continueButton(page, 'review', 'en'));
  await page.keyboard.press('Enter');
  await errorSummary(page).waitFor();
  await tabTo(page, conflictNote(page).getByRole('button'));
  await page.keyboard.press('Enter');
  await expectFocus(box(page, 'ukulele-1'));
  await page.keyboard.press('Space');
  await conflictNote(page).waitFor({ state: 'detached' });
  await tabTo(page, page.getByRole('button', { name: say('skip', 'en') }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, continueButton(page, 'review', 'en'));
  await page.keyboard.press('Enter');
  await atStep(page, 'review', 'en');
  expect(await seatsOf(begun)).toEqual(['ukulele-2']);
});

const eastern = {
  en: { slot: ['1:30 pm to 3:00 pm', 'Online A, Eastern Time'], review: 'Sat, 11:30 am Eastern Time' },
  fr: {
    slot: ['De 13 h 30 à 15 h', 'En ligne A, heure de l’Est'],
    review: 'Sam., 11 h 30 heure de l’Est',
  },
} as const;

test.for([
  ['en', 'Europe/Paris'],
  ['fr', 'America/Vancouver'],
  ['en', 'Asia/Tokyo'],
] as const)(
  'online in %s, the clock is the organizer’s for a browser in %s',
  async ([locale, timezoneId], { visit }) => {
    const visitor = await visit({ locale, timezoneId, width: locale === 'fr' ? 390 : 1280 });
    const { page } = visitor;
    await atStepByApi(visitor, 'workshops', { track: 'online' });
    const slot = page.locator('.slot').first();
    for (const text of eastern[locale].slot) await slot.getByText(whole(text)).waitFor();
    await screenshot(page, `workshops-online-${timezoneId.replace('/', '-')}-${locale}`);
    await dayTab(page, saturday).click();
    await pick(page, 'probability-dice-2');
    await goOn(page, 'review', locale);
    await unfoldReview(page);
    const when = page.locator('.workshop-lines .num').first();
    expect((await when.innerText()).replaceAll(/\s+/g, ' ')).toBe(eastern[locale].review);
  },
);

test.for(['en', 'fr'] as const)('a usual choice is seen on two screens in %s', async (locale, { visit }) => {
  const visitor = await visit({ locale });
  const { page } = visitor;
  const begun = await beginByApi(vancouver);
  await saveUpTo(begun, 'workshops');
  for (const session of ['reading-tears-1', 'clay-1', 'lesson-study-1']) {
    expect((await holdByApi(begun, session)).status).toBe(200);
  }
  await openOnDevice(visitor, begun, 'workshops');
  await page.locator('.session.on').nth(1).waitFor();
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(screens).toBeLessThanOrEqual(2);
});
