import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';

/** Where to be as one line, the nearest first. */
export function placeOf(parts: readonly (Text | undefined)[], locale: Locale): string {
  return parts
    .map((part) => resolveText(part, locale))
    .filter((part) => part !== '')
    .join(', ');
}
