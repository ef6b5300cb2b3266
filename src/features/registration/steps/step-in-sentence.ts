import type { Locale } from '#engine/configuration/text.ts';

/**
 * A step's name as it stands inside a sentence: in English with a small letter, unless it has more capitals than its
 * first, as a title or a name has; in French it is quoted as it is.
 */
export function stepInSentence(label: string, locale: Locale): string {
  const rest = label.slice(1);
  return locale === 'en' && !/\p{Lu}/u.test(rest) ? `${label.charAt(0).toLowerCase()}${rest}` : label;
}
