import { type DecimalFormat, writeDecimal } from '../format/decimal-text.ts';
import type { Locale } from '../languages/text.ts';
import type { Params } from './rule.ts';

/** Writes a number of a failure as the field it belongs to writes its own: an amount as an amount. */
export function sayNumber(name: string): (params: Params, locale: Locale, decimal: DecimalFormat) => Params {
  return (params, _locale, decimal) => ({ [name]: writeDecimal(Number(params[name]), decimal) });
}
