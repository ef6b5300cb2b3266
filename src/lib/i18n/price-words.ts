import type { TFunction } from 'i18next';
import type { PriceRange, TrackPrice } from '#engine/contract/money.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** A track's price in words: the amount, and a note ('' without one). */
export interface PriceWords {
  readonly amount: string;
  readonly note: string;
}

/** From the least to the most that something costs; one amount where they are one. */
export function priceRangeWords(t: TFunction<'home'>, { from, to }: PriceRange, locale: Locale): string {
  if (from === to) return formatCents(from, locale);
  return t('price.range', { from: formatCents(from, locale), to: formatCents(to, locale) });
}

/** Formats a price; `t` returns texts of the area `home` in the same language. */
export function priceWords(t: TFunction<'home'>, price: TrackPrice, locale: Locale): PriceWords {
  const amountOf = (range: PriceRange) => priceRangeWords(t, range, locale);
  const { taxed, early_bird: early } = price;
  const notes = [
    taxed === 'Y' ? t('price.before_tax') : '',
    early ? t('price.until', { day: formatDate(early.until, locale), amount: amountOf(early.then) }) : '',
  ];
  return { amount: amountOf(price), note: notes.filter((note) => note !== '').join(', ') };
}
