import type { Locale } from '#engine/form/languages/text.ts';
import { loadArea, textsOf } from '#src/lib/i18n/texts.ts';

const loading = new Map<Locale, Promise<void>>();

/** Loads the page texts of a language: the same promise each time, a new one after a failure. */
export function pageTexts(locale: Locale): Promise<void> {
  const known = loading.get(locale);
  if (known) return known;
  const promise = loadArea(locale, 'pages');
  loading.set(locale, promise);
  promise.catch(() => loading.delete(locale));
  return promise;
}

/** Whether the page texts of a language are loaded. */
export function hasPageTexts(locale: Locale): boolean {
  return textsOf(locale)?.hasResourceBundle(locale, 'pages') ?? false;
}
