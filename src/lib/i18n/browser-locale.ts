import { isLocale, type Locale } from '#engine/form/languages/text.ts';

/** The first of the browser's languages that is ours, whatever its region; undefined if none is. */
export function browserLocale(languages: readonly string[]): Locale | undefined {
  return languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale);
}
