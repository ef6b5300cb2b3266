import type { Catalogue } from './messages.ts';
import { LOCALES, type Locale } from './text.ts';

/** Reads the texts of a catalogue, with their placeholders not filled in. */
export function textsOf<Of>(catalogue: Catalogue<Of>) {
  const textIn = (key: keyof Of, locale: Locale): string => String(catalogue[locale][key]);
  return {
    /** A text in one language. */
    textIn,
    /** A text in every language, as documents have theirs. */
    inEveryLanguage: (key: keyof Of): Readonly<Record<Locale, string>> =>
      Object.fromEntries(LOCALES.map((locale) => [locale, textIn(key, locale)])) as Record<Locale, string>,
  };
}
