import { DEFAULT_LOCALE, type Locale } from '#engine/configuration/text.ts';
import { localeOfPath } from './locale-path.ts';

export type LocaleQuestion = {
  readonly pathname: string;
  /** The languages of the event; none other is ever shown. */
  readonly languages: readonly Locale[];
  /** The language that the event itself names. */
  readonly language: Locale | undefined;
  /** What the cookie remembers. */
  readonly remembered: Locale | undefined;
  readonly browser: Locale | undefined;
};

/**
 * The language an address is to be shown in. Only the root path asks for the cookie, the event's own language and
 * the browser's, in that order (spec §2, §4); any other address means what it says. One language stands everywhere.
 */
export function decideLocale({ pathname, languages, language, remembered, browser }: LocaleQuestion): Locale {
  const offered = (locale: Locale | undefined) => locale !== undefined && languages.includes(locale);
  const wanted =
    pathname === '/' ? [remembered, language, browser, DEFAULT_LOCALE] : [localeOfPath(pathname)];
  return [...wanted, language, languages[0]].find(offered) ?? DEFAULT_LOCALE;
}
