import { type Locale, resolveText, type Text } from '../../configuration/text.ts';
import { localDecimal, writeDecimal } from '../../field-types/decimal-text.ts';
import { languages } from '../../languages/languages.ts';
import { inEveryLanguage } from '../../languages/words.ts';
import type { Params } from './rule.ts';

/** A noun in the singular and the plural. */
export interface CountedNoun {
  readonly one: Text;
  readonly many: Text;
}

export const CHARACTERS: CountedNoun = {
  one: inEveryLanguage('character'),
  many: inEveryLanguage('characters'),
};

export const DECIMALS: CountedNoun = {
  one: inEveryLanguage('decimal'),
  many: inEveryLanguage('decimals'),
};

/** Writes a count with its noun; French takes the singular for 0 as well as for 1. */
export function countOf(count: number, noun: CountedNoun, locale: Locale): string {
  const single = languages[locale].forms.isSingular(count);
  return `${writeDecimal(count, localDecimal(locale, true))}\u00a0${resolveText(single ? noun.one : noun.many, locale)}`;
}

/** Puts the parameter `limit` of a failure into words as a count of something. */
export function sayCount(noun: CountedNoun): (params: Params, locale: Locale) => Params {
  return (params, locale) => ({ limit: countOf(Number(params['limit']), noun, locale) });
}
