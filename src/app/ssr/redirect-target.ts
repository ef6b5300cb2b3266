import type { Event } from '#engine/contract/event.ts';
import type { PageVisit, SentOn } from '#engine/contract/initial-data.ts';
import { browserLocale } from '#src/lib/i18n/browser-locale.ts';
import { readLocaleCookie } from '#src/lib/i18n/locale-cookie.ts';
import { decideLocale } from '#src/lib/i18n/locale-decision.ts';
import { localeOfPath, namesLocale, publicPath } from '#src/lib/i18n/locale-path.ts';
import { liveRedirectOf } from '../live-redirect.ts';

/** Where to redirect a visit: to the live domain (spec §4), or to another language (§2). */
export function redirectTarget(
  event: Event,
  { url, cookies, languages, isArrival }: Pick<PageVisit, 'url' | 'cookies' | 'languages' | 'isArrival'>,
): SentOn | undefined {
  const { protocol, host, pathname, search } = new URL(url);
  const live = liveRedirectOf(event, { protocol, host });
  if (live !== undefined) return { kind: 'redirect', to: live };
  const locale = decideLocale({
    pathname,
    languages: event.languages,
    language: event.language,
    isArrival,
    remembered: readLocaleCookie(cookies),
    browser: browserLocale(languages),
  });
  const path = publicPath(pathname, locale, event.language);
  const to = path + search;
  if (locale !== localeOfPath(pathname)) return { kind: 'redirect', to, locale };
  // English has no prefix unless that would redirect.
  const isMisnamed = namesLocale(pathname) && !namesLocale(path);
  return isMisnamed ? { kind: 'redirect', to } : undefined;
}
