import type { Locator, Page } from 'playwright-core';
import type { Locale } from '#engine/configuration/text.ts';
import { say } from '#widgets/workshop-picker/words.ts';

/** Sessions that have seats for everybody who runs through these tests. */
export const roomySessions = (page: Page): Locator =>
  page.locator('.session:not(.full):not(:has(.tag.warning)):not(.on):not(.clash)');

/** Picks a session and waits until its seat is held. */
export async function pickSession(session: Locator, locale: Locale): Promise<string> {
  const title = (await session.locator('h4').innerText()).trim();
  const page = session.page();
  await page.getByRole('checkbox', { name: title, exact: true }).first().check();
  await page
    .getByRole('status')
    .filter({ hasText: say('added', locale) })
    .waitFor();
  return title;
}

/** Picks one workshop, any that has room. */
export async function pickOneWorkshop(page: Page, locale: Locale): Promise<void> {
  await pickSession(roomySessions(page).first(), locale);
}
