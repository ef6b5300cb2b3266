import { localisedPath } from '#engine/event/addresses/locale-prefix.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#engine/form/languages/text.ts';

/**
 * The language of an address: English has no prefix, French is under /fr (spec §2). Only the English pages of an event
 * in French are under /en, for its addresses without a prefix lead a first visit to the event's own language.
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}

/** The address without its language prefix, starting with a slash: the same for all languages. */
export function pathWithoutLocale(pathname: string): string {
  const first = pathname.split('/')[1];
  const locale = LOCALES.find((each) => each === first);
  const rest = locale === undefined ? pathname : pathname.slice(locale.length + 1);
  // Two slashes in front would be another host's name.
  return rest === '' ? '/' : rest.replace(/^\/{2,}/, '/');
}

/** Whether an address names its language. */
export function namesLocale(pathname: string): boolean {
  return LOCALES.some((locale) => locale === pathname.split('/')[1]);
}

/** The address by which a page of an event in a language is found and shared. */
export function publicPath(pathname: string, locale: Locale, eventLanguage: Locale | undefined): string {
  return localisedPath(pathWithoutLocale(pathname), locale, eventLanguage);
}

/** The same page in a language; search and hash are the caller's to keep. */
export function withLocale(pathname: string, locale: Locale): string {
  const page = pathWithoutLocale(pathname);
  if (locale === DEFAULT_LOCALE) return page;
  return page === '/' ? `/${locale}` : `/${locale}${page}`;
}

/** A link to a page of an event in a language, as {@link publicPath}; search and hash stay. */
export function publicLink(link: string, locale: Locale, eventLanguage: Locale | undefined): string {
  const end = link.search(/[?#]/);
  const path = end < 0 ? link : link.slice(0, end);
  return publicPath(path, locale, eventLanguage) + link.slice(path.length);
}
