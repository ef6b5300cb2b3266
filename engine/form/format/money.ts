import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { numberFormat } from './formatters.ts';

const NBSP = '\u00a0';

/** Dollars, with two decimals unless told otherwise, that never break over a line: "$ 1,214.00", « 1 214,00 $ » (spec §9). */
export function formatMoney(dollars: number, locale: Locale, decimals = 2): string {
  const { tag, forms } = languages[locale];
  const figures = numberFormat(tag, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(Math.abs(dollars))
    .replace(/\s/g, NBSP);
  const sign = dollars < 0 ? '−' : '';
  return `${sign}${forms.money(figures)}`;
}

/** A share in percent without grouping, 0.05 in: "5%", « 9,975 % » (spec §9). */
export function formatPercent(share: number, locale: Locale): string {
  return numberFormat(languages[locale].tag, {
    style: 'percent',
    // The sales tax of Québec has three.
    maximumFractionDigits: 3,
    useGrouping: false,
  }).format(share);
}

/** An amount in whole cents, written as {@link formatMoney} does. */
export function formatCents(cents: number, locale: Locale): string {
  return formatMoney(cents / 100, locale);
}
