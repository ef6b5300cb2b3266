import { DEFAULT_LOCALE, type Locale } from '../../form/languages/text.ts';

/**
 * The first segment of a public page's address in a language: none for English, `/fr` for French (spec §2). English
 * pages of an event in another language have one as well: an address without a prefix leads to the event's language.
 */
export function localePrefix(locale: Locale, eventLanguage: Locale | undefined): '' | `/${Locale}` {
  const isNamed = locale !== DEFAULT_LOCALE || !speaksDefault(eventLanguage);
  return isNamed ? `/${locale}` : '';
}

/** A public page's address in a language; `page` is its path without a language, starting with a slash. */
export function localisedPath(page: string, locale: Locale, eventLanguage: Locale | undefined): string {
  const prefix = localePrefix(locale, eventLanguage);
  return prefix !== '' && page === '/' ? prefix : prefix + page;
}

/** Whether an event's language needs no prefix. */
export function speaksDefault(eventLanguage: Locale | undefined): boolean {
  return (eventLanguage ?? DEFAULT_LOCALE) === DEFAULT_LOCALE;
}
