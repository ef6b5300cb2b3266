import { DEFAULT_LOCALE, type Locale } from './text.ts';

/**
 * The segment that the address of a public page begins with in a language: none for English, `/fr` for French (spec
 * §2). Of an event in another language the English pages have one too: what has none leads to the event's own language.
 */
export function localePrefix(locale: Locale, eventLanguage: Locale | undefined): '' | `/${Locale}` {
  const isNamed = locale !== DEFAULT_LOCALE || !speaksDefault(eventLanguage);
  return isNamed ? `/${locale}` : '';
}

/** The address of a public page in a language; `page` is its path without one and begins with a slash. */
export function localisedPath(page: string, locale: Locale, eventLanguage: Locale | undefined): string {
  const prefix = localePrefix(locale, eventLanguage);
  return prefix !== '' && page === '/' ? prefix : prefix + page;
}

/** Whether an event's own language is the one whose addresses need no prefix. */
export function speaksDefault(eventLanguage: Locale | undefined): boolean {
  return (eventLanguage ?? DEFAULT_LOCALE) === DEFAULT_LOCALE;
}
