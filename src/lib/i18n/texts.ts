import { createInstance, type i18n } from 'i18next';
import type { EventWords } from '#engine/form/languages/own-words.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { memoizeByKey } from '#src/lib/memoize-by-key.ts';
import { catalogue, type LazyArea } from './catalogue.ts';
import { withWords } from './event-words.ts';
import { messageFormat } from './message-format.ts';

// One instance per language: changing the language changes the instance, and languages never mix.
const loaded = new Map<Locale, i18n>();
/** The same in an event's own words. */
const worded = new Map<string, { locale: Locale; words: EventWords; instance: i18n }>();
/** The most versions of event texts that a server caches. */
const MOST_WORDED = 40;

/** Loads the texts that every page needs in a language, once; a failed load is tried again the next time. */
export const loadTexts = memoizeByKey(async (locale: Locale): Promise<i18n> => {
  const texts = await catalogue[locale].site();
  const instance = createInstance();
  await instance.use(messageFormat).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    defaultNS: 'site',
    react: { useSuspense: false },
  });
  loaded.set(locale, instance);
  return instance;
});

/** Loads the texts of an area in a language; its pages' route loader waits for it. */
export async function loadArea(locale: Locale, area: LazyArea): Promise<void> {
  const [instance, module] = await Promise.all([loadTexts(locale), catalogue[locale][area]()]);
  const texts = (module as Record<LazyArea, object>)[area];
  instance.addResourceBundle(locale, area, texts);
  for (const each of worded.values()) {
    if (each.locale === locale) {
      each.instance.addResourceBundle(locale, area, withWords(area, texts, each.words, locale));
    }
  }
}

/** The loaded texts of a language; undefined before {@link loadTexts} is done. */
export function textsOf(locale: Locale): i18n | undefined {
  return loaded.get(locale);
}

/** The loaded texts of a language in an event's own words; undefined before {@link loadTexts} is done. */
export function textsIn(locale: Locale, words: EventWords | undefined): i18n | undefined {
  const base = loaded.get(locale);
  if (!base || words === undefined || Object.keys(words).length === 0) return base;
  const key = `${locale} ${JSON.stringify(words)}`;
  const known = worded.get(key);
  if (known) return known.instance;
  const instance = base.cloneInstance({ forkResourceStore: true });
  for (const [area, texts] of Object.entries(base.getDataByLanguage(locale) ?? {})) {
    instance.addResourceBundle(locale, area, withWords(area, texts, words, locale), true, true);
  }
  const [oldest] = worded.keys();
  if (oldest !== undefined && worded.size >= MOST_WORDED) worded.delete(oldest);
  worded.set(key, { locale, words, instance });
  return instance;
}
