import { speaksDefault } from '#engine/event/addresses/locale-prefix.ts';
import { DEFAULT_LOCALE, type Locale } from '#engine/form/languages/text.ts';
import { localeOfPath, namesLocale } from './locale-path.ts';

export type LocaleQuestion = {
  readonly pathname: string;
  /** The languages of the event; none other is ever shown. */
  readonly languages: readonly Locale[];
  /** The language that the event itself names. */
  readonly language: Locale | undefined;
  /** Whether the visit starts here, from outside of the site. */
  readonly isArrival: boolean;
  /** The language in the cookie. */
  readonly remembered: Locale | undefined;
  readonly browser: Locale | undefined;
};

/**
 * The language of an address. Only the root path uses the cookie, the event's language and the browser's, in that order
 * (spec §2, §4). If the event's language has a prefix, an address without one is ambiguous for visitors who arrive by
 * it. An event with one language uses it everywhere.
 */
export function decideLocale({
  pathname,
  languages,
  language,
  isArrival,
  remembered,
  browser,
}: LocaleQuestion): Locale {
  const offered = (locale: Locale | undefined) => locale !== undefined && languages.includes(locale);
  return [...wanted(), language, languages[0]].find(offered) ?? DEFAULT_LOCALE;

  function wanted(): (Locale | undefined)[] {
    if (pathname === '/') return [remembered, language, browser, DEFAULT_LOCALE];
    const saysNothing = isArrival && !namesLocale(pathname) && !speaksDefault(language);
    return saysNothing ? [remembered, language] : [localeOfPath(pathname)];
  }
}
