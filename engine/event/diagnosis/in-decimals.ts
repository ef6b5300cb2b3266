import { localDecimal, writeDecimal } from '../../form/format/decimal-text.ts';
import { type Text, textSaid } from '../../form/languages/text.ts';

/** A figure with the decimal mark of the reader's language. */
export function inDecimals(figure: number, decimals = 0): Exclude<Text, string> {
  return textSaid((locale) => writeDecimal(figure, { ...localDecimal(locale, false), decimals }));
}
