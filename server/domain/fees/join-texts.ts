import { type Locale, resolveText, type Text, textSaid } from '#engine/configuration/text.ts';

/** Joins texts in each language, without empty ones. */
export function joinTexts(parts: readonly (Text | undefined)[], separator: string): Text {
  const inLocale = (locale: Locale) =>
    parts
      .map((part) => resolveText(part, locale))
      .filter((text) => text !== '')
      .join(separator);
  return textSaid(inLocale);
}
