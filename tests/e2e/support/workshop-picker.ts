import type { Locator, Page } from 'playwright-core';
import type { Locale } from '#engine/form/languages/text.ts';
import { say as sayOfAny } from '#widgets/item-picker/messages.ts';
import { say } from '#widgets/workshop-picker/messages.ts';
import { titleOf } from './documents.ts';

/** The card of a session, on the day that is open. */
export const card = (page: Page, session: string): Locator => page.locator(`[id="session-${session}"]`);
/** What its seat is picked with. */
export const box = (page: Page, session: string): Locator => card(page, session).getByRole('checkbox');
/** The tab of a day, from the first. */
export const dayTab = (page: Page, day: number): Locator => page.getByRole('tab').nth(day);

/** The note about conflicts, above the list. */
export const conflictNote = (page: Page): Locator => page.locator('.workshop-picker > .note.danger');
/** The note about what could not be done or has run out. */
export const warning = (page: Page): Locator => page.locator('.workshop-picker > .note.warning');

/** The button that joins or leaves a full session's waitlist. */
export const waitButton = (page: Page, what: 'join' | 'leave', session: string, locale: Locale): Locator =>
  page.getByRole('button', { name: sayOfAny(`${what}Named`, locale, { what: titleOf(session, locale) }) });

/** The button that takes a session in place of another. */
export const swapButton = (page: Page, session: string, other: string, locale: Locale): Locator =>
  page.getByRole('button', {
    name: say('swapNamed', locale, { title: titleOf(session, locale), other: titleOf(other, locale) }),
  });

type Notice = 'added' | 'removed' | 'swapped' | 'joined' | 'left';

function wordsOf(notice: Notice, locale: Locale): string {
  return notice === 'joined' || notice === 'left' ? sayOfAny(notice, locale) : say(notice, locale);
}

/** Waits until the picker has told what was done. */
export const told = (page: Page, notice: Notice, locale: Locale): Promise<void> =>
  page
    .getByRole('status')
    .filter({ hasText: wordsOf(notice, locale) })
    .waitFor({ state: 'attached' });

/** Shows all sessions of the day that is open, also those that a time folds away. */
export async function unfoldTimes(page: Page): Promise<void> {
  // Before the day is drawn nothing is folded either.
  await page.locator('.sessions-fold, [id^="session-"]').first().waitFor({ state: 'attached' });
  const folded = page.locator('.sessions-fold[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Picks a session of the day that is open, and waits until its seat is held. */
export async function pick(page: Page, session: string): Promise<void> {
  if ((await card(page, session).count()) === 0) await unfoldTimes(page);
  await box(page, session).check();
  await page.locator(`[id="session-${session}"]:not([aria-busy])`).waitFor();
}

/** Gives a session back that is picked on the day that is open. */
export async function drop(page: Page, session: string): Promise<void> {
  await box(page, session).uncheck();
  await page.locator(`[id="session-${session}"]:not([aria-busy])`).waitFor();
}
