import type { Locator, Page } from 'playwright-core';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from '#widgets/credit-card/messages.ts';
import { labelled } from './words.ts';

export interface TestCard {
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** A card of Stripe's public test numbers that is good for as long as anybody will run this. */
export const goodCard: TestCard = {
  holder: 'Danielle Okafor',
  number: '4242424242424242',
  expiry: '1239',
  cvc: '123',
};
export const declinedCard: TestCard = { ...goodCard, number: '4000000000000002' };
export const challengedCard: TestCard = { ...goodCard, number: '4000000000003220' };
/** Charged, and the gateway’s answer is lost on its way. */
export const lostCard: TestCard = { ...goodCard, number: '4000000000000119' };
export const otherBrand: TestCard = { ...goodCard, number: '378282246310005' };

/** Where a card's number is typed. */
export const cardNumber = (page: Page, locale: Locale): Locator =>
  page.getByLabel(labelled(say('number', locale)));

/** Types a card into the payment form as its holder would. */
export async function enterCard(page: Page, card: TestCard, locale: Locale): Promise<void> {
  for (const part of ['holder', 'number', 'expiry', 'cvc'] as const) {
    const control = page.getByLabel(labelled(say(part, locale)));
    await control.fill('');
    await control.pressSequentially(card[part]);
  }
}
