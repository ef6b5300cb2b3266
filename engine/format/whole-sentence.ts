import type { Locale } from '../configuration/text.ts';
import { languages } from '../languages/languages.ts';

/** A message that goes on after the name of what it is about, as those of error answers may (spec §8). */
const isHalf = (message: string) => /^\p{Ll}/u.test(message);

/** As a name stands at the beginning of a line or a sentence; French writes its days small elsewhere. */
export const capitalised = (name: string) => `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`;

/** A title, or a label that is a sentence itself, set apart from the sentence it stands in. */
export function quoted(title: string, locale: Locale): string {
  return languages[locale].forms.quoted(title);
}

/** A field's label as the subject of a sentence: a question or a long one in quotation marks. */
export function asSubject(label: string, locale: Locale): string {
  const bare = label.replace(/\*$/, '').trim();
  return /[?!…:.]$/.test(bare) || bare.length > 40 ? quoted(bare, locale) : bare;
}

/** A message as a whole sentence: half a one is given the name it goes on after, any other stands by itself. */
export function wholeSentence(name: string, message: string): string {
  return isHalf(message) ? `${capitalised(name)} ${message}` : message;
}

/** A technical name as words: the last part of its path, without what joins its parts. */
export function plainName(path: string): string {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  return (parts.at(-1) ?? path).replaceAll('_', ' ');
}

/** Every message of an error answer as a whole sentence; `nameOf` gives a field's name where it is known. */
export function problemSentences(
  errors: Readonly<Record<string, readonly string[]>>,
  nameOf: (path: string) => string | undefined = () => undefined,
): string[] {
  return Object.entries(errors).flatMap(([path, messages]) =>
    messages.map((message) => wholeSentence(nameOf(path) ?? plainName(path), message)),
  );
}
