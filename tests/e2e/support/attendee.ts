import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Mode } from '#engine/event/properties/modes.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { type Answers, answerAll, control } from './answer.ts';
import type { Visitor } from './browser.ts';
import { enterCard, goodCard, type TestCard } from './card.ts';
import { type FormCode, stepLabel, trackName } from './documents.ts';
import { fill, labelled, whole, words } from './words.ts';

let registered = 0;
/** An address nobody has registered with. */
export function newEmail(name = 'danielle'): string {
  registered += 1;
  return `${name}.${process.pid}.${Date.now().toString(36)}.${registered}@example.org`;
}

export interface Beginning {
  readonly track?: 'vancouver' | 'online';
  readonly mode?: Mode;
  readonly email?: string;
}

/** Fills the start page that is open. */
export async function fillStart(page: Page, beginning: Beginning, locale: Locale): Promise<string> {
  const { track = 'vancouver', mode = 'In-Person', email = newEmail() } = beginning;
  const say = words[locale];
  const choice = (label: string) => page.getByRole('radiogroup', { name: labelled(label) });
  await choice(say.start.track)
    .getByRole('radio', { name: trackName(track, locale) })
    .check();
  if (track === 'vancouver')
    await choice(say.start.mode).getByRole('radio', { name: say.modes[mode], exact: true }).check();
  await control(page, say.start.email).fill(email);
  return email;
}

/** Begins a registration from the start page; gives its code and email once the first step is there. */
export async function begin(visitor: Visitor, beginning: Beginning = {}): Promise<Registered> {
  const { page, locale } = visitor;
  await page.goto(visitor.address('/registration/start'));
  const email = await fillStart(page, beginning, locale);
  await page.getByRole('button', { name: words[locale].start.begin }).click();
  await atStep(page, 'personal', locale);
  return { code: await codeOf(page), email };
}

/** Code and email, which open a registration again. */
export interface Registered {
  readonly code: string;
  readonly email: string;
}

/** The code of the registration that is open on this page. */
export async function codeOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('current-registration'));
  return JSON.parse(stored ?? '{}').value.code;
}

/** Waits until a step is there, its form drawn. */
export async function atStep(page: Page, step: string, locale: Locale): Promise<void> {
  const { review, payment } = words[locale];
  await page.getByRole('heading', { level: 1, name: whole(stepLabel(step, locale)) }).waitFor();
  const ready =
    step === 'review'
      ? page.getByText(review.consent).or(page.getByText(payment.private))
      : page.locator('.form-section').filter({ visible: true }).first();
  await ready.waitFor();
  // What is picked is known once the server has said it.
  await expect.poll(() => page.locator('.picker-waiting').count(), { timeout: 40_000 }).toBe(0);
}

/** The button that goes on to a step, which an English sentence writes small; of the two that there are, the one that is seen at this width. */
export function continueButton(page: Page, step: string, locale: Locale) {
  const name = stepLabel(step, locale);
  return page
    .getByRole('button', { name: fill(words[locale].step.next, { step: name }) })
    .filter({ visible: true });
}

export async function goOn(page: Page, to: string, locale: Locale): Promise<void> {
  await continueButton(page, to, locale).click();
  await atStep(page, to, locale);
}

/** The steps of somebody who comes to Vancouver, in their order. */
const ORDER = ['personal', 'participation', 'membership', 'extras', 'workshops', 'review'];

/** Goes on from one step to another, past all that lie between and are filled in; `without` are not in this flow. */
export async function goOnThrough(
  page: Page,
  from: FormCode,
  to: string,
  locale: Locale,
  without: readonly string[] = [],
): Promise<void> {
  for (const step of ORDER.slice(ORDER.indexOf(from) + 1, ORDER.indexOf(to) + 1)) {
    if (!without.includes(step)) await goOn(page, step, locale);
  }
}

/** A step's answers and the step that follows. */
export interface StepAnswers {
  readonly form: FormCode;
  readonly answers?: Answers;
  /** What is picked on the server rather than answered. */
  readonly pick?: (page: Page, locale: Locale) => Promise<void>;
  readonly next: string;
}

/** Fills the steps that are given, from the one that is open, and goes on after each. */
export async function walk(page: Page, steps: readonly StepAnswers[], locale: Locale): Promise<void> {
  for (const { form, answers = {}, pick, next } of steps) {
    await answerAll(page, form, answers, locale);
    await pick?.(page, locale);
    await goOn(page, next, locale);
  }
}

/** The button that pays: at the card where there is room, else in the bar, which has it too while the card’s is out of sight. */
export function payButton(page: Page, locale: Locale) {
  const [before = ''] = words[locale].payment.pay.split('{');
  return page
    .getByRole('button', { name: new RegExp(`^${before}`) })
    .filter({ visible: true })
    .first();
}

/** Enters a card and pays, and waits for nothing. */
export async function pay(page: Page, locale: Locale, card: TestCard = goodCard): Promise<void> {
  await enterCard(page, card, locale);
  await payButton(page, locale).click();
}

/** Submits the review that is open, paid with a card that is good, and waits for the confirmation; gives the code on it. */
export async function submit(page: Page, locale: Locale): Promise<string> {
  await pay(page, locale);
  await page.getByText(words[locale].confirmation.tagPaid, { exact: true }).waitFor();
  const code = await page.locator('.code b').textContent();
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  return code ?? '';
}

/** Opens a registration by its code and email on the page for it, as typed by someone in a hurry. */
export async function openByCode(page: Page, { code, email }: Registered, locale: Locale): Promise<void> {
  const text = words[locale].manage;
  const form = page.getByRole('region', { name: text.codeTitle });
  await control(form, text.code).fill(code.toLowerCase());
  await control(form, text.email).fill(email.toUpperCase());
  await page.getByRole('button', { name: text.open }).click();
}

/** Goes to the page for it and opens a registration by its code and email. */
export async function continueRegistration(visitor: Visitor, registered: Registered): Promise<void> {
  await visitor.page.goto(visitor.address('/registration/manage'));
  await openByCode(visitor.page, registered, visitor.locale);
}
