import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Role } from '#engine/contract/roles.ts';
import { desk as english } from '#src/lib/i18n/en/desk.ts';
import { desk as french } from '#src/lib/i18n/fr/desk.ts';
import type { Visitor } from './browser.ts';
import { mailsTo } from './mails.ts';
import { callAsOrganizer } from './organizer.ts';

/** The desk's texts by language. */
export const deskWords = { en: english, fr: french } as const;

/** Makes someone an organizer of `teachers`; returns their address. */
export async function addOrganizer(role: Role): Promise<string> {
  const email = `${role}-${randomUUID()}@example.org`;
  const { status, body } = await callAsOrganizer('addOrganizer', { email, role, event: 'teachers' });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return email;
}

/** The sign-in codes that an address was mailed, newest first. */
export async function codesOf(email: string): Promise<string[]> {
  return (await mailsTo(email)).flatMap((mail) => /<h2>[^<]*?(\d{6})<\/h2>/.exec(mail)?.[1] ?? []);
}

/** Asks for a code on the sign-in page, and returns it once it was mailed. */
export async function askForCode(page: Page, email: string, locale: 'en' | 'fr'): Promise<string> {
  const words = deskWords[locale].sign_in;
  const before = (await codesOf(email)).length;
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByRole('button', { name: words.send }).click();
  await page.getByRole('textbox', { name: words.code }).waitFor();
  await expect.poll(async () => (await codesOf(email)).length, { timeout: 60_000 }).toBeGreaterThan(before);
  const [code = ''] = await codesOf(email);
  return code;
}

/** Opens an action of the registration that is shown: by its own button, or in the menu of more. */
export async function pressAction(page: Page, locale: 'en' | 'fr', name: string): Promise<void> {
  const button = page.getByRole('button', { name: `${name}…`, exact: true, includeHidden: true });
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible()))
    await page.locator('summary').filter({ hasText: deskWords[locale].act.more }).click();
  await button.click();
}

/** Opens the desk and signs an organizer in. */
export async function signIn({ page, address, locale }: Visitor, email: string, path = ''): Promise<void> {
  await page.goto(address(`/organize${path}`));
  const code = await askForCode(page, email, locale);
  const words = deskWords[locale].sign_in;
  await page.getByRole('textbox', { name: words.code }).fill(code);
  await page.getByRole('button', { name: words.enter, exact: true }).click();
  await page.getByRole('navigation', { name: deskWords[locale].desk, exact: true }).waitFor();
}
