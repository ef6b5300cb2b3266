import { DEFAULT_LOCALE, LOCALES, type Locale } from '#engine/configuration/text.ts';

/**
 * The language of an address: English has no prefix, French is under /fr (spec §2). Only the English home of an event
 * in French has an address with one, /en, for its root is the visitor's choice.
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}

/** The address without its language, always beginning with a slash: what is the same page in both languages. */
export function pathWithoutLocale(pathname: string): string {
  const first = pathname.split('/')[1];
  const locale = LOCALES.find((each) => each === first);
  const isPrefixed = locale !== undefined && (locale !== DEFAULT_LOCALE || isEnglishHome(pathname));
  const rest = isPrefixed ? pathname.slice(locale.length + 1) : pathname;
  // Two slashes in front would be another host's name.
  return rest === '' ? '/' : rest.replace(/^\/{2,}/, '/');
}

const isEnglishHome = (pathname: string) => /^\/en\/?$/.test(pathname);

/**
 * The address by which a page in a language is found and shared. That of the English home of an event in another
 * language says so: its root leads everybody to the event's own.
 */
export function publicPath(pathname: string, locale: Locale, language: Locale | undefined): string {
  const path = withLocale(pathname, locale);
  const isLedAway = path === '/' && language !== undefined && language !== DEFAULT_LOCALE;
  return isLedAway ? `/${DEFAULT_LOCALE}` : path;
}

/** The same page in a language; search and hash are the caller's to keep. */
export function withLocale(pathname: string, locale: Locale): string {
  const page = pathWithoutLocale(pathname);
  if (locale === DEFAULT_LOCALE) return page;
  return page === '/' ? `/${locale}` : `/${locale}${page}`;
}

/** A link to a page of this site in a language; search and hash stay. */
export function linkWithLocale(link: string, locale: Locale): string {
  const end = link.search(/[?#]/);
  return end < 0 ? withLocale(link, locale) : withLocale(link.slice(0, end), locale) + link.slice(end);
}
