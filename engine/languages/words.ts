import { LOCALES, type Locale } from '../configuration/text.ts';
import { en } from './en-words.ts';
import { fr } from './fr-words.ts';
import type { Catalogue, Translated } from './messages.ts';

/** The name of something that the engine says. */
export type EngineWord = keyof typeof en;
/** All that the engine says, in one language. */
export type EngineWords = Translated<typeof en>;

/** What the engine says in every language; pages that only write amounts and times have nothing of it. */
export const catalogue: Catalogue<EngineWords> = { en, fr };

/** A word of the engine in a language, its `{name}`s not filled in. */
export function wordIn(word: EngineWord, locale: Locale): string {
  return catalogue[locale][word];
}

/** A word of the engine as documents have theirs: in every language at once. */
export function inEveryLanguage(word: EngineWord): Readonly<Record<Locale, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, wordIn(word, locale)])) as Record<
    Locale,
    string
  >;
}
