import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { wordIn } from '#engine/form/languages/words.ts';
import { say as sayActivity } from '#widgets/item-picker/activity-messages.ts';
import { say as sayChoice } from '#widgets/item-picker/choice-messages.ts';
import { say } from '#widgets/parts/messages.ts';
import { typeAddress } from './support/address-dialog.ts';
import { control } from './support/answer.ts';
import { payButton } from './support/attendee.ts';
import { axe } from './support/axe.ts';
import { test } from './support/browser.ts';
import { declinedCard, enterCard, goodCard } from './support/card.ts';
import { countWork } from './support/count-work.ts';
import { siteOfEvent } from './support/event-documents.ts';
import {
  arrive,
  begin,
  goOnTo,
  openHome,
  payAndConfirm,
  radios,
  starting,
  type Walk,
  walkOf,
} from './support/event-walk.ts';
import { expectFocus } from './support/keyboard.ts';
import { mailsTo } from './support/mails.ts';
import { oneOf } from './support/one-of.ts';
import { errorSummary } from './support/step-page.ts';
import { fill, messages, whole } from './support/words.ts';
import { pick } from './support/workshop-picker.ts';

const montreal = {
  choice: 'CA',
  street1: '4350, rue Saint-Denis',
  city: 'Montréal',
  province: 'QC',
  postalcode: 'H2J 2L1',
  type: 'home',
} as const;

/** Takes so many pieces more of a variant. */
async function buy(page: Page, product: string, variant: number, pieces: number): Promise<void> {
  const place = page.locator('.product').filter({ hasText: product }).locator('.variant').nth(variant);
  for (let at = 1; at <= pieces; at += 1) {
    await place.getByRole('button').nth(1).click();
    await expect.poll(() => place.getByRole('status').innerText()).toBe(String(at));
  }
}

/** Takes so many of a ticket. */
async function take(page: Page, product: string, pieces: number): Promise<void> {
  const stub = page
    .locator('.product-stub')
    .filter({ has: page.getByRole('heading', { name: product, exact: true }) });
  for (let at = 1; at <= pieces; at += 1) {
    await stub.getByRole('button').nth(1).click();
    await expect.poll(() => stub.getByRole('status').innerText()).toBe(String(at));
  }
}

async function choose(page: Page, activity: string): Promise<void> {
  const place = page.locator('.activity').filter({ hasText: activity });
  await place.getByRole('radio').check();
  await page.locator('.activity.on').filter({ hasText: activity }).waitFor();
}

/** What nobody who buys a ticket should read on any page. */
const FOREIGN = {
  en: /registr|\bregister|merchandise|\btracks?\b|attendee|colleague/i,
  fr: /inscri(?!t sur la carte)|marchandise|volet|congrès|collègue/i,
};
const readingEach = (walk: Walk): Walk => ({
  ...walk,
  async look(name) {
    const read = await walk.page.locator('body').innerText();
    expect(`${name}: ${FOREIGN[walk.locale].exec(read)?.[0] ?? ''}`).toBe(`${name}: `);
    await walk.look(name);
  },
});

describe.each(
  oneOf(0, [
    { locale: 'fr', width: 390 },
    { locale: 'en', width: 1280 },
    { locale: 'en', width: 390 },
    { locale: 'fr', width: 1280 },
  ] as const),
)('the conference of music teachers in $locale at $width px', ({ locale, width }) => {
  test('from the home page to the confirmation', async ({ visit }) => {
    const visitor = await visit({ locale, width, site: siteOfEvent('music') });
    const walk = walkOf(visitor, 'music');
    const { page, event, look } = walk;
    const label = (code: string) => event.field('personal', code);

    await openHome(walk);
    await look('home');
    await page.getByRole('link', { name: event.says.home.choose_in_person }).first().click();

    await arrive(page, event.says.start.title);
    await look('start');
    const email = await begin(walk);
    await arrive(page, event.step('personal'));
    await look('personal');
    expect(await control(page, label('email')).inputValue()).toBe(email);
    await control(page, label('first_name')).fill('Hélène');
    await control(page, label('last_name')).fill('Tremblay');
    await page.getByRole('button', { name: say('addAddress', locale) }).click();
    await typeAddress(page, montreal, locale);
    await page.getByText(/H2J 2L1/).waitFor();
    const status = radios(page, label('status'));
    await status.getByRole('radio', { name: event.option('personal', 'status', 'member') }).check();
    await control(page, label('member_number')).fill('204817');
    await radios(page, label('choir'))
      .getByRole('radio', { name: wordIn('yes', locale) })
      .check();
    await radios(page, label('voice'))
      .getByRole('radio', { name: event.option('personal', 'voice', 'alto') })
      .check();

    await goOnTo(walk, 'workshops');
    await page
      .locator('.slot')
      .first()
      .getByText(/Eastern Time|heure de l’Est/)
      .waitFor();
    await pick(page, 'archet-1');
    await page.getByRole('tab').nth(1).click();
    await pick(page, 'classe-muette-1');
    await goOnTo(walk, 'activities');
    await choose(page, event.activity('cloture'));
    await goOnTo(walk, 'merchandise');
    await buy(page, event.product('recueil'), 0, 2);
    await goOnTo(walk, 'review');
    await payAndConfirm(walk, email, [event.activity('cloture'), event.product('recueil')]);
  });
});

describe.each(
  oneOf(0, [
    { locale: 'fr', width: 390 },
    { locale: 'en', width: 1280 },
    { locale: 'en', width: 390 },
    { locale: 'fr', width: 1280 },
  ] as const),
)('the day at the boathouse in $locale at $width px', ({ locale, width }) => {
  test('from the home page to the confirmation', async ({ visit }) => {
    const visitor = await visit({ locale, width, site: siteOfEvent('boats') });
    const walk = walkOf(visitor, 'boats');
    const { page, event, look } = walk;
    const label = (code: string) => event.field('personal', code);

    await openHome(walk);
    await look('home');
    await page.getByRole('link', { name: event.says.home.choose_in_person }).first().click();
    await arrive(page, event.says.start.title);
    const email = await begin(walk);
    await arrive(page, event.step('personal'));
    await look('personal');
    await control(page, label('first_name')).fill('Noé');
    await control(page, label('last_name')).fill('Caron');
    await control(page, label('phone')).fill('418 555 0142');
    await radios(page, label('age'))
      .getByRole('radio', { name: starting(event.option('personal', 'age', 'adult')) })
      .check();
    await radios(page, label('rows'))
      .getByRole('radio', { name: wordIn('yes', locale) })
      .check();
    await radios(page, label('experience'))
      .getByRole('radio', { name: starting(event.option('personal', 'experience', 'some')) })
      .check();
    await radios(page, label('vest'))
      .getByRole('radio', { name: starting(event.option('personal', 'vest', 'own')) })
      .check();
    await goOnTo(walk, 'workshops');
    await pick(page, 'knots-am');
    await pick(page, 'caulk-pm');
    await goOnTo(walk, 'stay');
    const [childcare, bunk, parking] = [
      event.offer('childcare', 'morning-small'),
      event.offer('dormitory', 'friday-six'),
      event.offer('parking', 'mill'),
    ];
    for (const what of [childcare, bunk]) {
      const more = page.getByRole('button', { name: sayChoice('more', locale, { what }), exact: true });
      await more.click();
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: what, exact: true }) })
        .locator('.counter')
        .getByText('1', { exact: true })
        .waitFor();
    }
    await page
      .getByRole('checkbox', { name: sayChoice('chooseNamed', locale, { what: parking }), exact: true })
      .check();
    await look('stay');
    await goOnTo(walk, 'review');
    await payAndConfirm(walk, email, [event.fee('adult'), childcare, bunk, parking]);
  });
});

describe.each(
  oneOf(0, [
    { locale: 'en', width: 390 },
    { locale: 'fr', width: 1280 },
    { locale: 'fr', width: 390 },
    { locale: 'en', width: 1280 },
  ] as const),
)('tickets for one evening in $locale at $width px', ({ locale, width }) => {
  test('from the home page to the confirmation', async ({ visit }) => {
    const visitor = await visit({ locale, width, site: siteOfEvent('tickets') });
    const walk = readingEach(walkOf(visitor, 'tickets'));
    const { page, event, look } = walk;
    const { manage, site } = event.says;
    const registerNow = { en: 'Register Now', fr: 'S’inscrire' }[locale];
    const buyTickets = { en: 'Buy Tickets', fr: 'Acheter des billets' }[locale];

    const workDone = await countWork(page);
    await page.goto(visitor.address('/'));
    await page.locator('.p-hero').getByRole('link', { name: buyTickets, exact: true }).waitFor();
    expect(site.register_now).toBe(buyTickets);
    expect(await page.getByText(registerNow).count()).toBe(0);
    await look('home');
    await page.locator('.p-hero').getByRole('link', { name: buyTickets, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: manage.title }).waitFor();
    await look('manage');
    await page
      .locator('main')
      .getByRole('link', { name: buyTickets, exact: true })
      .filter({ visible: true })
      .click();

    // Nothing is asked where there is nothing to choose.
    await arrive(page, event.says.start.title);
    expect(await page.locator('main').getByRole('radio').count()).toBe(0);
    await look('start');
    const email = await begin(walk);
    await arrive(page, event.form('tickets').title);
    // Two pages have no need of a list of steps.
    expect(await page.locator('.stepper').count()).toBe(0);
    const next = fill(event.says.step.next, { step: event.step('checkout') });
    const goOn = page.getByRole('button', { name: next }).filter({ visible: true });
    await goOn.click();
    await errorSummary(page).waitFor();
    await look('tickets-none');
    await take(page, event.product('deck'), 2);
    await take(page, event.product('ashore'), 1);
    await page.getByText(sayActivity('soldOut', locale), { exact: true }).waitFor();
    await choose(page, event.activity('ferry'));
    await goOn.click();
    await payAtCheckout(walk, email);
    const { screens, presses, fields } = await workDone();
    // Home, the way in, the address, the choice, the checkout; the confirmation, on which the tickets are pressed for.
    expect(screens.length + 1, screens.join('\n')).toBeLessThanOrEqual(6);
    expect(presses).toBeLessThanOrEqual(10);
    expect(fields.length, fields.join('\n')).toBeLessThanOrEqual(7);
    // As few as these would mean that something was not counted.
    expect(Math.min(screens.length - 3, presses - 6, fields.length - 5)).toBeGreaterThanOrEqual(0);
    await seeTickets(walk);
  });
});

test('a checkout tells what is missing, and a card that is declined leaves what was filled in', async ({
  visit,
}) => {
  const visitor = await visit({ locale: 'en', width: 1280, site: siteOfEvent('tickets') });
  visitor.complaints.expect(/402/);
  const walk = walkOf(visitor, 'tickets');
  const { page, locale, event } = walk;
  await page.goto(visitor.address('/registration/start'));
  await begin(walk);
  await arrive(page, event.form('tickets').title);
  await take(page, event.product('deck'), 1);
  const next = fill(event.says.step.next, { step: event.step('checkout') });
  await page.getByRole('button', { name: next }).filter({ visible: true }).click();
  await arrive(page, event.form('checkout').title);
  const payNow = payButton(page, locale);
  await payNow.click();
  await errorSummary(page).waitFor();
  await axe(page);
  const first = control(page, event.field('checkout', 'first_name'));
  await first.fill('Wren');
  await control(page, event.field('checkout', 'last_name')).fill('Castellano');
  await payNow.click();
  // The card is asked for once the rest is right.
  await errorSummary(page).getByText(messages.en.required).first().waitFor();
  await enterCard(page, declinedCard, locale);
  await payNow.click();
  await expectFocus(page.locator('.note-focus').filter({ hasText: event.says.payment.declinedTitle }));
  expect(await first.inputValue()).toBe('Wren');
  await walk.look('checkout-declined');

  // What is changed meanwhile is saved with the next try; the way back leads to the tickets at one press.
  await page
    .getByRole('button', { name: fill(event.says.step.back, { step: event.step('tickets') }) })
    .click();
  await arrive(page, event.form('tickets').title);
  await page.getByRole('button', { name: next }).filter({ visible: true }).click();
  await arrive(page, event.form('checkout').title);
  await first.fill('Robin');
  await enterCard(page, goodCard, locale);
  await payNow.click();
  await page.getByText(event.says.confirmation.tagPaid, { exact: true }).waitFor();
  await page.getByText('Robin').first().waitFor();
});

/** Who comes, and the card, on one page: what is missing is told, a card that is declined keeps what was filled in. */
async function payAtCheckout({ page, locale, event, look }: Walk, email: string): Promise<void> {
  const { payment, confirmation } = event.says;
  await arrive(page, event.form('checkout').title);
  await look('checkout');
  const payNow = payButton(page, locale);
  const first = control(page, event.field('checkout', 'first_name'));
  await first.fill('Wren');
  await control(page, event.field('checkout', 'last_name')).fill('Castellano');
  await enterCard(page, goodCard, locale);
  const total = (
    await page.locator('.side .total span, .fold-amount').filter({ visible: true }).last().innerText()
  ).trim();
  await payNow.getByText(whole(fill(payment.pay, { amount: total }))).waitFor();
  await payNow.click();
  await page.getByText(confirmation.tagPaid, { exact: true }).waitFor();
  await page.locator('.receipt').getByText(whole(total)).first().waitFor();
  await look('confirmation');
  const code = await page.locator('.code b').innerText();
  await expect.poll(async () => (await mailsTo(email)).join()).toContain(code);
}

/** One ticket a person, opened without a network too, until the visitor has it forgotten; nothing else is. */
async function seeTickets({ visitor, page, event, look }: Walk): Promise<void> {
  const { tickets } = event.says;
  await page.getByRole('link', { name: event.says.confirmation.ticketsAction }).click();
  await page.getByRole('heading', { level: 1, name: tickets.title }).waitFor();
  const forget = page.getByRole('button', { name: tickets.forget });
  await forget.waitFor();
  await look('ticket');
  const codes = () => page.locator('.tick-code').allInnerTexts();
  const shown = await codes();
  expect(new Set(shown).size).toBe(3);
  const address = page.url();
  const network = page.context();
  // What the worker is still fetching when the network goes is lost under another name.
  visitor.complaints.expect(/INTERNET_DISCONNECTED/, /^lost GET .*ERR_FAILED/, /WebSocket/);
  await network.setOffline(true);
  await page.goto(address);
  expect(await codes()).toEqual(shown);
  expect(await page.locator('script').count()).toBe(0);
  await look('ticket-kept');
  await expect(page.goto(visitor.address('/'))).rejects.toThrow();
  await network.setOffline(false);
  await page.goto(address);
  await forget.click();
  await page.getByText(tickets.forgotten).waitFor();
  await network.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow();
  await network.setOffline(false);
}
