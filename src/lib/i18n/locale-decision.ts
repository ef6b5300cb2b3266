import { speaksDefault } from '#engine/configuration/locale-prefix.ts';
import { DEFAULT_LOCALE, type Locale } from '#engine/configuration/text.ts';
import { localeOfPath, namesLocale } from './locale-path.ts';

export type LocaleQuestion = {
  readonly pathname: string;
  /** The languages of the event; none other is ever shown. */
  readonly languages: readonly Locale[];
  /** The language that the event itself names. */
  readonly language: Locale | undefined;
  /** Whether a visit begins here, by an address from elsewhere; not a step within the site. */
  readonly isArrival: boolean;
  /** What the cookie remembers. */
  readonly remembered: Locale | undefined;
  readonly browser: Locale | undefined;
};

/**
 * The language an address is to be shown in. Only the root path asks for the cookie, the event's own language and
 * the browser's, in that order (spec §2, §4); any other address means what it says. Where the event's language is not
 * the one without a prefix, an address without one says nothing to who arrives by it. One language stands everywhere.
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
