import type { Locale } from '../../configuration/text.ts';
import { localDecimal, writeDecimal } from '../../field-types/decimal-text.ts';
import { decimalFormatOf } from '../../field-types/registry.ts';
import type { ErrorField, Params } from './rule.ts';

/** Writes a number of a failure as the field it belongs to writes its own: an amount as an amount. */
export function sayNumber(name: string): (params: Params, locale: Locale, field: ErrorField) => Params {
  return (params, locale, field) => ({
    [name]: writeDecimal(
      Number(params[name]),
      field ? decimalFormatOf(field, locale) : localDecimal(locale, true),
    ),
  });
}
