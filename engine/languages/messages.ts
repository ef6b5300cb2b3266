import type { Locale } from '../configuration/text.ts';
import { fill } from './fill.ts';
import { ownWord } from './own-words.ts';

/** Words by their names; `{name}` in one stands for what is said with it. */
export type Words = Readonly<Record<string, string>>;

/** The same words in another language: one that is forgotten, or that the first does not have, does not compile. */
export type Translated<Of extends Words> = Readonly<Record<keyof Of, string>>;

/** Words in every language: to add a language is to add an entry. */
export type Catalogue<Of extends Words> = Readonly<Record<Locale, Translated<Of>>>;

/** Says a word in a language, with what belongs into it. */
export type Speaker<Of extends Words> = (
  word: keyof Of,
  locale: Locale,
  said?: Readonly<Record<string, string | number>>,
) => string;

/** Gives whoever says the words of a room's catalogue; an event's own words stand in their place (`widgets.form.add`). */
export function speaker<Of extends Words>(room: string, catalogue: Catalogue<Of>): Speaker<Of> {
  return (word, locale, said = {}) =>
    fill(ownWord(room, String(word), locale) ?? catalogue[locale][word], said);
}
