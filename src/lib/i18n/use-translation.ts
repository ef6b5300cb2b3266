import type { FlatNamespace, i18n, Namespace, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** What was made for a component is given to every other one of the same texts. */
const made = new WeakMap<i18n, Map<string, { readonly t: unknown }>>();

/**
 * The texts of an area, or of several of which the first needs no prefix, in the page's language and the event's words.
 * react-i18next's hook of that name also waits for texts and follows a change of language, which an instance for each
 * language makes needless, and copies the instance at each of the hundreds of uses that a page has.
 */
export function useTranslation<const Area extends Namespace>(area: Area): { readonly t: TFunction<Area> } {
  const { i18n } = useContext(I18nContext);
  const ofTexts = made.get(i18n) ?? new Map<string, { readonly t: unknown }>();
  made.set(i18n, ofTexts);
  const first = (typeof area === 'string' ? area : area[0]) as FlatNamespace;
  const texts = ofTexts.get(first) ?? { t: rememberingT(i18n, i18n.getFixedT(null, first)) };
  ofTexts.set(first, texts);
  return texts as { readonly t: TFunction<Area> };
}

/** Looks a text without placeholders up once: i18next copies all its options at each use, a tenth of what a page costs to draw. */
function rememberingT(i18n: i18n, fixed: (key: never, options?: never) => unknown): unknown {
  const plain = new Map<string, unknown>();
  i18n.store.on('added', () => plain.clear());
  return (key: never, options?: never) => {
    if (options !== undefined || typeof key !== 'string') return fixed(key, options);
    const text = plain.get(key) ?? fixed(key);
    plain.set(key, text);
    return text;
  };
}
