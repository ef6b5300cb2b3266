import { DEFAULT_LOCALE, resolveText, type Text } from '#engine/form/languages/text.ts';

/** A React key from a text that is the same in every language, so that a change of language redraws in place. */
export function textKey(text: Text): string {
  return resolveText(text, DEFAULT_LOCALE);
}
