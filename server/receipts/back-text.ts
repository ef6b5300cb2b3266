import { brandName } from '#engine/event/properties/card-brand.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { wordIn } from '#server/languages/words.ts';
import { cardOf } from '#server/refunds/refund-left.ts';

/** The card charged or refunded. */
export type CardNamed = { brand: string; last4: string };

/** A card within a sentence; '' for none. */
export function cardText(locale: Locale, card: CardNamed | undefined): string {
  return card ? wordIn('mails.card', locale, { brand: brandName(card.brand), last4: card.last4 }) : '';
}

/** A part of a refund, as far as it is written of. */
export type BackPart = {
  amount: number;
  payment: { dossierId: string; brand: string | null; last4: string | null };
};

/** The refunds of a dossier in words, amounts in cents: to its cards, each with its amount, and to the group that paid. */
export function backText(locale: Locale, parts: readonly BackPart[], dossierId: string): string {
  const own = parts.filter(({ payment }) => payment.dossierId === dossierId);
  const group = parts.filter(({ payment }) => payment.dossierId !== dossierId);
  return [
    ...(own.length > 0 ? [toCards(locale, byCard(own))] : []),
    ...(group.length > 0 ? [wordIn('mails.backToGroup', locale, { amount: money(group, locale) })] : []),
  ].join(' ');
}

function toCards(locale: Locale, cards: readonly (readonly BackPart[])[]): string {
  const amount = money(cards.flat(), locale);
  const [first = [], ...others] = cards;
  if (others.length === 0)
    return wordIn('mails.back', locale, { amount, card: cardText(locale, cardOf(first)) });
  const each = cards.map((parts) => `${money(parts, locale)}${cardText(locale, cardOf(parts))}`);
  return wordIn('mails.backToCards', locale, { amount, cards: formatList(each, locale) });
}

/** The parts of each card, in the order of their first ones. */
function byCard(parts: readonly BackPart[]): BackPart[][] {
  const cards = new Map<string, BackPart[]>();
  for (const part of parts) {
    const { brand, last4 } = part.payment;
    const card = `${brand} ${last4}`;
    cards.set(card, [...(cards.get(card) ?? []), part]);
  }
  return [...cards.values()];
}

function money(parts: readonly BackPart[], locale: Locale): string {
  return formatMoney(parts.reduce((sum, { amount }) => sum + amount, 0) / 100, locale);
}
