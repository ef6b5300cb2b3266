import { firstUpper } from '#engine/form/format/first-upper.ts';
import { type Locale, resolveText, type Text, textSaid } from '#engine/form/languages/text.ts';

/** Joins texts in each language, without empty ones. */
export function joinTexts(parts: readonly (Text | undefined)[], separator: string): Text {
  const inLocale = (locale: Locale) =>
    parts
      .map((part) => resolveText(part, locale))
      .filter((text) => text !== '')
      .join(separator);
  return textSaid(inLocale);
}

/** Capitalizes a text shown on a line of its own. */
export const firstUpperText = (text: Text): Text =>
  textSaid((locale) => firstUpper(resolveText(text, locale), locale));
