import type { Locale } from '#engine/configuration/text.ts';
import type { SiteLinks } from '#src/layout/site-links.ts';
import { pathTo } from './route-names.ts';

/** Where the frame of the site leads to, in a language. */
export function siteLinks(locale: Locale): SiteLinks {
  return {
    home: pathTo('home', locale),
    manage: pathTo('registration.manage', locale),
    start: pathTo('registration.start', locale),
    vendor: pathTo('vendor', locale),
  };
}
