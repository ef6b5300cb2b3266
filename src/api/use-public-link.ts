import { useCallback } from 'react';
import { publicLink } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useEventIfKnown } from './event-context.tsx';

/** Gives the address of a page of this event, written in the default language, in the language of the page. */
export function usePublicLink(): (link: string) => string {
  const locale = useLocale();
  const language = useEventIfKnown()?.language;
  return useCallback((link) => publicLink(link, locale, language), [locale, language]);
}
