import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from '#widgets/workshop-picker/messages.ts';
import { answerAll } from './answer.ts';
import { continueButton, goOn } from './attendee.ts';
import { errorSummary } from './step-page.ts';

type Look = (name: string) => Promise<void>;

/** Sessions that have seats for everybody who runs through these tests. */
export const roomySessions = (page: Page): Locator =>
  page.locator('.session:not(.full):not(:has(.tag.warning)):not(.on):not(.clash)');

const titleOf = async (session: Locator) => (await session.locator('h4').innerText()).trim();
const boxOf = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true }).first();

/** Waits until the picker has told what was done. */
const told = (page: Page, notice: 'added' | 'removed' | 'swapped', locale: Locale) =>
  page
    .getByRole('status')
    .filter({ hasText: say(notice, locale) })
    .waitFor({ state: 'attached' });

/** Picks a session and waits until its seat is held; gives its title. */
export async function pickSession(session: Locator, locale: Locale): Promise<string> {
  const title = await titleOf(session);
  const page = session.page();
  await boxOf(page, title).check();
  await told(page, 'added', locale);
  return title;
}

/** Gives a picked session back. */
export async function dropSession(page: Page, title: string, locale: Locale): Promise<void> {
  await boxOf(page, title).uncheck();
  await told(page, 'removed', locale);
}

/** Picks one workshop, any that has room. */
export async function pickOneWorkshop(page: Page, locale: Locale): Promise<void> {
  await pickSession(roomySessions(page).first(), locale);
}

/** The one that is picked of a group of radios has to be what the server has. */
async function chooseActivity(page: Page): Promise<void> {
  const activity = page.locator('.activity:not(.full)').first();
  await activity.getByRole('radio').check();
  await activity.locator('.counter, .num').first().waitFor();
}

/**
 * Everything that a teacher picks, from the membership on: a type that is decided by three answers, an activity, a
 * T-shirt, two workshops, a third one that clashes and is given back. The review is open afterwards.
 */
export async function pickThoroughly(page: Page, locale: Locale, look: Look): Promise<void> {
  await look('membership');
  await answerAll(page, 'membership', { certificate: 'Y', work_certified: 'contract' }, locale);
  await page.locator('.gauge').waitFor();
  await continueButton(page, 'extras', locale).click();
  await errorSummary(page).waitFor();
  await look('membership-undecided');
  await answerAll(page, 'membership', { local_member: 'Y', selectedDistrict: 'SD 39 Vancouver' }, locale);
  await page.locator('.membership .success').waitFor();
  await page.getByRole('checkbox', { name: /\$/ }).first().check();
  await look('membership-decided');
  await goOn(page, 'extras', locale);

  await chooseActivity(page);
  const shirt = page.locator('.product').filter({ hasText: /T-shirt|Chandail/i });
  await shirt.locator('.counter button').nth(1).click();
  await expect.poll(() => shirt.locator('output').first().innerText()).toBe('1');
  await look('extras');
  await goOn(page, 'workshops', locale);

  await look('workshops');
  await continueButton(page, 'review', locale).click();
  await errorSummary(page).waitFor();
  const slots = page.locator('.slot');
  const pickIn = async (slot: number) =>
    pickSession(
      slots.nth(slot).locator('.session:not(.full):not(:has(.tag.warning)):not(.on):not(.clash)').first(),
      locale,
    );
  await pickIn(0);
  const clashing = await pickIn(0);
  await page.locator('.session.clash').first().waitFor();
  await look('workshops-conflict');
  await continueButton(page, 'review', locale).click();
  await errorSummary(page).waitFor();
  await dropSession(page, clashing, locale);
  await page.locator('.session.clash').waitFor({ state: 'detached' });
  await pickIn(2);
  await look('workshops-picked');
  await goOn(page, 'review', locale);
}
