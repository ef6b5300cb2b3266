import type { Locale } from '#engine/configuration/text.ts';

/** Words of a widget in both languages; `{name}` stands for what is said with it. */
export type Phrases = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Gives a speaker of a widget's own words. */
export function speaker<const Words extends Phrases>(words: Words) {
  return (name: keyof Words, locale: Locale, said: Readonly<Record<string, string | number>> = {}): string =>
    (words[name]?.[locale] ?? '').replace(/\{(\w+)\}/g, (_, key: string) => String(said[key] ?? ''));
}
