import type { TFunction } from 'i18next';
import { formatCents } from '#engine/form/format/money.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** An amount in cents. While an answer that decides it is open, the least that it may be, which is never 0.00. */
export function amountText(
  cents: number,
  isOpen: boolean,
  { t, locale }: { t: TFunction<'registration'>; locale: Locale },
): string {
  const amount = formatCents(cents, locale);
  if (!isOpen) return amount;
  return cents > 0 ? t('step.from', { amount }) : t('step.undecided');
}
