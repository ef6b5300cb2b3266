import { localDecimal, writeDecimal } from '../format/decimal-text.ts';
import { formatMessage } from '../languages/format-message.ts';
import type { Locale } from '../languages/text.ts';
import { wordIn } from '../languages/words.ts';
import type { Params } from './rule.ts';

/** Units counted in messages. */
export type Counted = 'characters' | 'decimals' | 'minutes';

/** Writes a count with its noun. */
export function countOf(count: number, counted: Counted, locale: Locale): string {
  const written = writeDecimal(count, localDecimal(locale, true));
  return formatMessage(wordIn(counted, locale), { count, written }, locale);
}

/** Puts the parameter `limit` of a failure into words as a count of something. */
export function sayCount(counted: Counted): (params: Params, locale: Locale) => Params {
  return (params, locale) => ({ limit: countOf(Number(params['limit']), counted, locale) });
}
