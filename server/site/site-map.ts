import { SitemapStream, streamToPromise } from 'sitemap';
import type { Locale } from '#engine/configuration/text.ts';
import type { PublicPage } from '#server/configuration/page-paths.ts';

/** The sitemap of an event: each page in each of its languages, when it changed, and where the other one is. */
export async function siteMap(
  origin: string,
  pages: readonly PublicPage[],
  languages: readonly Locale[],
  language?: Locale,
): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const whole = streamToPromise(stream);
  for (const { path, publishedAt } of pages) {
    const links = languages.map((lang) => ({ lang, url: localised(path, lang, language) }));
    const alternates =
      links.length > 1 ? [...links, { lang: 'x-default', url: localised(path, 'en', language) }] : [];
    for (const { url } of links)
      stream.write({ url, links: alternates, lastmod: publishedAt?.toISOString() });
  }
  stream.end();
  return (await whole).toString('utf8');
}

/** The English home of an event in another language has an address of its own: its root leads to that one. */
function localised(path: string, locale: Locale, language: Locale | undefined): string {
  if (locale === 'en') return path === '/' && (language ?? 'en') !== 'en' ? '/en' : path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
