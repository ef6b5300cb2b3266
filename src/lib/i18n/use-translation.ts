import type { FlatNamespace, i18n, Namespace, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** Caches the result per instance and areas, for all components. */
const made = new WeakMap<i18n, Map<string, { readonly t: unknown }>>();

/**
 * Texts of an area, or of several (the first without a prefix), in the page's language, with the event's own.
 * react-i18next's hook also waits for texts and follows language changes, which is unnecessary with an instance per
 * language, and copies the instance at each of a page's hundreds of uses.
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

/** Caches texts without placeholders: i18next copies its options on each use, a tenth of a page's rendering time. */
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
