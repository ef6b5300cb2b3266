import type { Locale } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import { wordIn } from '#server/languages/words.ts';
import { brandName } from '#server/receipts/receipt-words.ts';

/** The card that money goes back to, or was taken from. */
export type CardNamed = { brand: string; last4: string };

/** A card within a sentence; '' for none. */
export function cardText(locale: Locale, card: CardNamed | undefined): string {
  return card ? wordIn('mails.card', locale, { brand: brandName(card.brand), last4: card.last4 }) : '';
}

/** What comes back and how, in cents: to the group that has paid, or to the one card it goes to where it is one. */
export function backText(locale: Locale, cents: number, card: CardNamed | 'group' | undefined): string {
  const amount = formatMoney(cents / 100, locale);
  if (card === 'group') return wordIn('mails.backToGroup', locale, { amount });
  return wordIn('mails.back', locale, { amount, card: cardText(locale, card) });
}
