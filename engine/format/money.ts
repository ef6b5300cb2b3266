import type { Locale } from '../configuration/text.ts';

const NBSP = '\u00a0';

/** Dollars with two decimals that never break over a line: "$ 1,214.00", « 1 214,00 $ » (spec §9). */
export function formatMoney(dollars: number, locale: Locale): string {
  const digits = new Intl.NumberFormat(`${locale}-CA`, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .format(Math.abs(dollars))
    .replace(/\s/g, NBSP);
  const sign = dollars < 0 ? '−' : '';
  return locale === 'fr' ? `${sign}${digits}${NBSP}$` : `${sign}$${NBSP}${digits}`;
}

/** A share in percent without grouping, 0.05 in: "5%", « 9,975 % » (spec §9). */
export function formatPercent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(`${locale}-CA`, {
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
