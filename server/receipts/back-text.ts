import { brandName } from '#engine/event/properties/card-brand.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { wordIn } from '#server/languages/words.ts';

/** The card charged or refunded. */
export type CardNamed = { brand: string; last4: string };

/** A card within a sentence; '' for none. */
export function cardText(locale: Locale, card: CardNamed | undefined): string {
  return card ? wordIn('mails.card', locale, { brand: brandName(card.brand), last4: card.last4 }) : '';
}

/** The refund in words, amounts in cents: to the group that paid, or to its card if there is one. */
export function backText(locale: Locale, cents: number, card: CardNamed | 'group' | undefined): string {
  const amount = formatMoney(cents / 100, locale);
  if (card === 'group') return wordIn('mails.backToGroup', locale, { amount });
  return wordIn('mails.back', locale, { amount, card: cardText(locale, card) });
}
