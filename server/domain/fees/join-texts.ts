import { type Locale, resolveText, type Text, textSaid } from '#engine/configuration/text.ts';

/** Texts one after the other in each language; what is empty in a language is left out there. */
export function joinTexts(parts: readonly (Text | undefined)[], separator: string): Text {
  const inLocale = (locale: Locale) =>
    parts
      .map((part) => resolveText(part, locale))
      .filter((text) => text !== '')
      .join(separator);
  return textSaid(inLocale);
}
