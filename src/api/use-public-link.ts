import { useCallback } from 'react';
import { publicLink } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useEventIfKnown } from './event-context.tsx';

/** Returns a function that translates a page's address from the default language to the current one. */
export function usePublicLink(): (link: string) => string {
  const locale = useLocale();
  const language = useEventIfKnown()?.language;
  return useCallback((link) => publicLink(link, locale, language), [locale, language]);
}
