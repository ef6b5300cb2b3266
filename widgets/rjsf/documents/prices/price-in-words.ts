import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { conditionInWords } from '../conditions/condition-sentence.ts';
import type { ConditionSubject } from '../conditions/condition-subjects.ts';
import { sayInDocument as say } from '../messages.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (value: unknown) => (typeof value === 'string' && DAY.test(value) ? value : undefined);
const moneyIn = (value: unknown, locale: Locale) =>
  typeof value === 'number' ? formatCents(value, locale) : undefined;

/** The amounts of a price in time, with its dates: “$100.00 until January 15, then $125.00”. */
function amountInWords(price: Readonly<Record<string, unknown>>, locale: Locale): string {
  const amount = moneyIn(price['amount'], locale) ?? say('noAmount', locale);
  const early = isPlain(price['early_bird']) ? price['early_bird'] : {};
  const lower = moneyIn(early['amount'], locale);
  const last = dayIn(early['until']);
  if (lower !== undefined && last !== undefined)
    return say('earlyPrice', locale, { early: lower, until: formatDate(last, locale), amount });
  const [from, until] = [dayIn(price['from']), dayIn(price['until'])];
  if (from !== undefined && until !== undefined)
    return say('priceBetween', locale, {
      amount,
      from: formatDate(from, locale),
      until: formatDate(until, locale),
    });
  if (from !== undefined) return say('priceFrom', locale, { amount, from: formatDate(from, locale) });
  return until === undefined
    ? amount
    : say('priceUntil', locale, { amount, until: formatDate(until, locale) });
}

/** A price in words: its amounts, their dates, and whom it is for. */
export function priceInWords(
  price: unknown,
  subjects: readonly ConditionSubject[],
  locale: Locale,
): { readonly amount: string; readonly audience: string } {
  if (!isPlain(price)) return { amount: '', audience: '' };
  const audience =
    price['when'] === undefined
      ? say('forEveryone', locale)
      : say('forThose', locale, { condition: conditionInWords(price['when'], subjects, locale) });
  return { amount: amountInWords(price, locale), audience };
}

/** Which amount of a price is asked on a day: the usual or the early one; undefined outside its dates. */
export function amountOn(price: unknown, today: string): 'amount' | 'early' | undefined {
  if (!isPlain(price)) return undefined;
  const [from, until] = [dayIn(price['from']), dayIn(price['until'])];
  if ((from !== undefined && today < from) || (until !== undefined && today > until)) return undefined;
  const early = isPlain(price['early_bird']) ? dayIn(price['early_bird']['until']) : undefined;
  return early !== undefined && today <= early ? 'early' : 'amount';
}
