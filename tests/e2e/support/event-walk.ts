import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { control } from './answer.ts';
import { newEmail, pay, payButton } from './attendee.ts';
import { axe } from './axe.ts';
import type { Visitor } from './browser.ts';
import { goodCard } from './card.ts';
import { type EventWords, eventWords } from './event-documents.ts';
import { mailsTo } from './mails.ts';
import { unfoldReview } from './review-page.ts';
import { screenshot } from './screenshot.ts';
import { fill, labelled, whole, words } from './words.ts';

const masterCard = { ...goodCard, number: '5555555555554444' };
/** A visitor on their way through an event. */
export interface Walk {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly locale: Locale;
  readonly event: EventWords;
  readonly look: (name: string) => Promise<void>;
}

/** A control named by an option, whose help is part of its name. */
export const starting = (text: string) => new RegExp(`^${text}`);

/** The radio buttons of a field. */
export const radios = (page: Page, label: string) => page.getByRole('radiogroup', { name: labelled(label) });

/** Goes on to a step, whose heading is its label, and looks at it. */
export async function goOnTo({ page, event, look }: Walk, step: string): Promise<void> {
  const next = fill(event.says.step.next, { step: event.step(step) });
  await page.getByRole('button', { name: next }).filter({ visible: true }).click();
  const title =
    step === 'review' ? fill(event.says.review.heading, { step: event.step(step) }) : event.step(step);
  await arrive(page, title);
  await look(step);
}

/** Opens the home page of an event whose own language, French, comes first whatever the browser prefers. */
export async function openHome({ page, locale, visitor }: Walk): Promise<void> {
  await page.goto('/');
  await page.waitForURL('**/fr');
  if (locale === 'en') {
    // On a phone the languages are in the menu.
    if (visitor.width === 390) {
      await page.getByRole('button', { name: words.fr.site.menu, exact: true }).click();
    }
    await page.getByRole('link', { name: 'English' }).click();
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator(`html[lang="${locale}"]`).waitFor();
}

/** Waits until a step is there with all there is to choose. */
export async function arrive(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: whole(heading) }).waitFor();
  await page.locator('.form-section').filter({ visible: true }).first().waitFor();
  await expect.poll(() => page.locator('.picker-waiting, .skeleton').count()).toBe(0);
}

/** Begins a registration on the start page that is open; returns its email address. */
export async function begin({ page, event }: Walk): Promise<string> {
  const { start } = event.says;
  const email = newEmail('wren');
  await control(page, start.email).fill(email);
  await page.getByRole('button', { name: start.begin }).click();
  return email;
}

/** Pays what the review says, and reads the confirmation: the same amount, the code, the mail. */
export async function payAndConfirm(
  { page, locale, event, look }: Walk,
  email: string,
  lines: readonly string[],
) {
  const { confirmation } = event.says;
  await unfoldReview(page);
  for (const line of lines) await page.locator('.fee-table').getByText(line).first().waitFor();
  const total = (await page.locator('.fee-totals .total span').last().innerText()).trim();
  expect(total).toMatch(locale === 'fr' ? /^\d[\d\s]*,\d\d\s\$$/ : /^\$\s\d[\d,]*\.\d\d$/);
  await payButton(page, locale)
    .getByText(whole(fill(event.says.payment.pay, { amount: total })))
    .waitFor();
  await pay(page, locale, masterCard);
  await page.getByText(confirmation.tagPaid, { exact: true }).waitFor();
  const receipt = page.locator('.receipt');
  await receipt.getByText(whole(total)).first().waitFor();
  await look('confirmation');
  const code = await page.locator('.code b').innerText();
  await expect.poll(async () => (await mailsTo(email)).join()).toContain(code);
}

/** The way of a visitor through a demo event. */
export const walkOf = (visitor: Visitor, code: string): Walk => ({
  visitor,
  page: visitor.page,
  locale: visitor.locale,
  event: eventWords(code, visitor.locale),
  look: async (name) => {
    await axe(visitor.page);
    await screenshot(visitor.page, `${code}-${name}-${visitor.locale}-${visitor.width}`);
  },
});
