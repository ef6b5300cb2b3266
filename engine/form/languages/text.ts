import Type, { type Static } from 'typebox';

/** The languages an event can be shown in (spec §9); English has no URL prefix. */
export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

const Words = Type.String({ maxLength: 20_000 });
const inEach = () =>
  Object.fromEntries(LOCALES.map((locale) => [locale, Words])) as Record<Locale, typeof Words>;
const textSchema = () => Type.Union([Words, Type.Object(inEach(), { additionalProperties: false })]);

/** A text of a configuration document: one string for every language, or one per language. */
// The annotation lets the bundler leave the schema out where only texts are read.
export const Text = /* @__PURE__ */ textSchema();
export type Text = Static<typeof Text>;

/** A text in a language; a plain string serves all languages, an absent text is ''. */
export function resolveText(text: Text | undefined, locale: Locale): string {
  if (text === undefined) return '';
  return typeof text === 'string' ? text : text[locale];
}

/** A text that is produced when it is read: its contents may be known only then. */
export function textSaid(say: (locale: Locale) => string): Exclude<Text, string> {
  const read = LOCALES.map((locale) => [locale, { enumerable: true, get: () => say(locale) }]);
  return Object.defineProperties({}, Object.fromEntries(read)) as Exclude<Text, string>;
}

/** Tells whether an unknown value names a language of the product. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language of a value; the product's first for any other value. */
export function localeIn(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}
