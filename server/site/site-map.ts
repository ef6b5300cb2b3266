import { SitemapStream, streamToPromise } from 'sitemap';
import type { Locale } from '#engine/configuration/text.ts';

/** The sitemap of an event: each page in each of its languages, and where the other one is. */
export async function siteMap(
  origin: string,
  paths: readonly string[],
  languages: readonly Locale[],
): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const whole = streamToPromise(stream);
  for (const path of paths) {
    const links = languages.map((lang) => ({ lang, url: localised(path, lang) }));
    const alternates = links.length > 1 ? [...links, { lang: 'x-default', url: localised(path, 'en') }] : [];
    for (const { url } of links) stream.write({ url, links: alternates });
  }
  stream.end();
  return (await whole).toString('utf8');
}

function localised(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
