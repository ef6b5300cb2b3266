import type { Locale } from '#engine/form/languages/text.ts';
import type { SiteLinks } from '#src/layout/site-links.ts';
import { publicPath } from '#src/lib/i18n/locale-path.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';

/** Where the frame of the site leads to, in a language. */
export function siteLinks(locale: Locale, eventLanguage: Locale | undefined): SiteLinks {
  return {
    home: publicPath(pathTo('home', locale), locale, eventLanguage),
    manage: pathTo('registration.manage', locale),
    start: pathTo('registration.start', locale),
    vendor: publicPath(pathTo('vendor', locale), locale, eventLanguage),
  };
}
