import { formatMessage } from '#engine/form/languages/format-message.ts';
import type { Translated, ValuesOf } from '#engine/form/languages/messages.ts';
import { LOCALES, type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type English = typeof en;

/** The templates of mails by name, as they are in English. */
export type MailTemplates = English['mailTemplates'];

/** All that the server says, in one language. */
export type ServerWords = Translated<English>;

/** What the server says in every language: to add one is to add an entry, which has every word or does not compile. */
export const catalogue: Readonly<Record<Locale, ServerWords>> = { en, fr };

/** The words of a language as they stand, for what is laid out from many of them: papers, mails, lists. */
export function wordsIn(locale: Locale): ServerWords {
  return catalogue[locale];
}

type WordOf<Area> = { [Key in keyof Area]: Area[Key] extends string ? Key : never }[keyof Area] & string;
/** The name of something that the server says, with its area. */
export type Word = { [Area in keyof English]: `${Area}.${WordOf<English[Area]>}` }[keyof English];

type Said<Name extends Word> = Name extends `${infer Area extends keyof English}.${infer Key}`
  ? English[Area][Key & keyof English[Area]]
  : never;
/** The values that a word needs, one for each placeholder; a text is put in in the word's language. */
type With<Name extends Word> = ValuesOf<Said<Name>, Text | number>;

/** A word of the server in a language, with what belongs into it. */
export function wordIn<Name extends Word>(name: Name, locale: Locale, ...said: With<Name>): string {
  const [area, key] = name.split('.') as [keyof ServerWords, string];
  const template = String(Reflect.get(catalogue[locale][area], key));
  const given: Readonly<Record<string, Text | number>> = Object.assign({}, ...said);
  const inLocale = Object.entries(given).map(([place, each]) => [
    place,
    typeof each === 'number' ? each : resolveText(each, locale),
  ]);
  return formatMessage(template, Object.fromEntries(inLocale), locale);
}

/** A word of the server in every language at once, as documents have theirs. */
export function inEveryLanguage<Name extends Word>(
  name: Name,
  ...said: With<Name>
): Readonly<Record<Locale, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, wordIn(name, locale, ...said)])) as Record<
    Locale,
    string
  >;
}
