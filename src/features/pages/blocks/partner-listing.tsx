import type { Text } from '#engine/form/languages/text.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { DocumentLink } from '../parts/action-link.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { LogoMark } from './logo.tsx';

export interface PartnerListingProps {
  /** The level or type. */
  readonly name: Text;
  readonly partners: readonly {
    readonly code: string;
    readonly name: string;
    readonly logo?: string | undefined;
    readonly text?: Text | undefined;
    readonly link?: string | undefined;
    readonly where?: string | undefined;
  }[];
}

/** The partners of one group with descriptions and links. */
export function PartnerListing({ name, partners }: PartnerListingProps) {
  const text = useText();
  const { t } = useTranslation('pages');
  return (
    <section className="partner-group">
      <CardHeading>{text(name)}</CardHeading>
      <ul className="partners">
        {partners.map((partner) => (
          <li key={partner.code}>
            <CardHeading below>
              <LogoMark name={partner.name} logo={partner.logo} />
            </CardHeading>
            {partner.text && <p className="small">{text(partner.text)}</p>}
            {(partner.where || partner.link) && (
              <p className="partner-foot small">
                {partner.where && <span className="soft">{partner.where}</span>}
                {partner.link && (
                  <DocumentLink className="link" link={partner.link} newTab>
                    {t('visit')} <span className="sr">{partner.name}</span>
                  </DocumentLink>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
