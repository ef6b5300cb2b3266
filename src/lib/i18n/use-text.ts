import { useCallback } from 'react';
import { resolveText, type Text } from '#engine/form/languages/text.ts';
import { useLocale } from './locale-provider.tsx';

/** Returns a function that reads a configured text in the page's language; '' if it is absent. */
export function useText(): (text: Text | undefined) => string {
  const locale = useLocale();
  return useCallback((text: Text | undefined) => resolveText(text, locale), [locale]);
}
