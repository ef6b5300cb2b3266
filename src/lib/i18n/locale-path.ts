import { DEFAULT_LOCALE, LOCALES, type Locale } from '#engine/configuration/text.ts';

/** The language of an address: English has no prefix, French is under /fr (spec §2). */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && locale === first) ?? DEFAULT_LOCALE;
}

/** The address without its language, always beginning with a slash: what is the same page in both languages. */
export function pathWithoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname);
  const rest = locale === DEFAULT_LOCALE ? pathname : pathname.slice(locale.length + 1);
  // Two slashes in front would be another host's name.
  return rest === '' ? '/' : rest.replace(/^\/{2,}/, '/');
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
