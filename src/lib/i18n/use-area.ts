import { useEffect, useState } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import type { LazyArea } from './catalogue.ts';
import { useLocale } from './locale-provider.tsx';
import { loadArea, textsOf } from './texts.ts';

/** Loads an area of texts that every page needs; true once it is loaded in the page's language. */
export function useArea(area: LazyArea): boolean {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Locale | undefined>();
  const isThere = textsOf(locale)?.hasResourceBundle(locale, area) === true;
  useEffect(() => {
    let gone = false;
    void loadArea(locale, area).then(
      () => {
        if (!gone) setLoaded(locale);
      },
      // Without a connection it stays away; the next page tries again.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [locale, area]);
  return isThere || loaded === locale;
}
