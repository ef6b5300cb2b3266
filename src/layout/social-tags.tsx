import { useLocation } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { publicPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useSiteAddress } from '#src/lib/navigation/site-address.tsx';

export type SocialTagsProps = { title: string; description?: string | undefined };

/** Link previews: read from the server's answer only, so browsers do not render them. */
export function SocialTags({ title, description }: SocialTagsProps) {
  const event = useEvent();
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { origin } = useSiteAddress();
  const others = event.languages.filter((language) => language !== locale);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={text(event.name)} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={new URL(publicPath(pathname, locale, event.language), origin).href} />
      <meta property="og:locale" content={`${locale}_CA`} />
      {others.map((language) => (
        <meta key={language} property="og:locale:alternate" content={`${language}_CA`} />
      ))}
      <meta property="og:image" content={new URL(`/social-card.${locale}.png`, origin).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={text(event.name)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
