import { useLocation } from 'react-router';
import { DEFAULT_LOCALE, type Locale } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { pathWithoutLocale, publicPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useSiteAddress } from '#src/lib/navigation/site-address.tsx';
import { DocumentTitle } from './document-title.tsx';
import { SocialTags } from './social-tags.tsx';

export type PageHeadProps = {
  /** The page's own title; the event's name follows it. Absent: the event's name alone. */
  title?: string;
  description?: string;
};

/** Title, description, canonical address and the page's address in each language, for search and sharing. */
export function PageHead({ title, description }: PageHeadProps) {
  const event = useEvent();
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const name = text(event.name);
  const full = title && title !== name ? `${title} – ${name}` : name;
  const { origin } = useSiteAddress();
  const address = (language: Locale) => new URL(publicPath(pathname, language, event.language), origin).href;
  return (
    <>
      <DocumentTitle title={full} />
      {description && <meta name="description" content={description} />}
      {isPrivate(pathname) && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && <SocialTags title={full} description={description} />}
      <link rel="canonical" href={address(locale)} />
      {event.languages.length > 1 &&
        event.languages.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
        ))}
      {event.languages.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
      )}
    </>
  );
}

/** Pages of one person's business are nothing to search for. */
function isPrivate(pathname: string): boolean {
  return /^\/registration(\/|$)/.test(pathWithoutLocale(pathname));
}
