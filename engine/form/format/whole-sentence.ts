import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';

/** A message that follows a field's name, as in error answers (spec §8). */
const isHalf = (message: string) => /^\p{Ll}/u.test(message);

/** A name at the start of a sentence; French days are lowercase elsewhere. */
export const capitalised = (name: string) => `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`;

/** A title, or a label that is a sentence, quoted within a sentence. */
export function quoted(title: string, locale: Locale): string {
  return languages[locale].forms.quoted(title);
}

/** A field's label as the subject of a sentence: a question or a long one in quotation marks. */
export function asSubject(label: string, locale: Locale): string {
  const bare = label.replace(/\*$/, '').trim();
  return /[?!…:.]$/.test(bare) || bare.length > 40 ? quoted(bare, locale) : bare;
}

/** A message as a complete sentence: a fragment gets the name in front of it. */
export function wholeSentence(name: string, message: string): string {
  return isHalf(message) ? `${capitalised(name)} ${message}` : message;
}

/** A technical name as words: the last part of its path, without separators. */
export function plainName(path: string): string {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  return (parts.at(-1) ?? path).replaceAll('_', ' ');
}

/** The messages of an error answer as complete sentences; `nameOf` returns a field's name if known. */
export function problemSentences(
  errors: Readonly<Record<string, readonly string[]>>,
  nameOf: (path: string) => string | undefined = () => undefined,
): string[] {
  return Object.entries(errors).flatMap(([path, messages]) =>
    messages.map((message) => wholeSentence(nameOf(path) ?? plainName(path), message)),
  );
}
