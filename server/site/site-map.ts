import { SitemapStream, streamToPromise } from 'sitemap';
import { localisedPath } from '#engine/event/addresses/locale-prefix.ts';
import type { Locale } from '#engine/form/languages/text.ts';
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
    const links = languages.map((lang) => ({ lang, url: localisedPath(path, lang, language) }));
    const alternates =
      links.length > 1 ? [...links, { lang: 'x-default', url: localisedPath(path, 'en', language) }] : [];
    for (const { url } of links)
      stream.write({ url, links: alternates, lastmod: publishedAt?.toISOString() });
  }
  stream.end();
  return (await whole).toString('utf8');
}
