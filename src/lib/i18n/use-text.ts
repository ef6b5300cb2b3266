import { useCallback } from 'react';
import { resolveText, type Text } from '#engine/configuration/text.ts';
import { useLocale } from './locale-provider.tsx';

/** Gives a function that reads a configured text in the page's language; an absent one is ''. */
export function useText(): (text: Text | undefined) => string {
  const locale = useLocale();
  return useCallback((text: Text | undefined) => resolveText(text, locale), [locale]);
}
