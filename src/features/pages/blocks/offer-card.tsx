import { Link } from 'react-router';
import type { Text } from '#engine/form/languages/text.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Tag } from '#src/ui/tag.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { Picture } from '../parts/picture.tsx';
import './cards-block.css';

export interface OfferCardProps {
  readonly name: Text;
  /** Where its details are. */
  readonly to?: string | undefined;
  readonly text?: Text | undefined;
  readonly picture?: string | undefined;
  readonly alt?: Text | undefined;
  readonly when?: string | undefined;
  readonly price: string;
  readonly availability: 'open' | 'limited' | 'full';
}

/** Something to buy with a registration, and its price. */
export function OfferCard({
  name,
  to,
  text: words,
  picture,
  alt,
  when,
  price,
  availability,
}: OfferCardProps) {
  const { t } = useTranslation('pages');
  const text = useText();
  return (
    <li className="card">
      <Picture picture={picture} alt={alt} />
      <div className="card-body">
        <CardHeading>
          {to === undefined ? (
            text(name)
          ) : (
            <Link className="link" to={to} preventScrollReset>
              {text(name)}
            </Link>
          )}
        </CardHeading>
        {when && <p className="small strong">{when}</p>}
        {words && <p className="soft">{text(words)}</p>}
        <p className="card-foot row">
          <b className="money">{price}</b>
          {availability === 'full' && <Tag outline>{t('sold_out')}</Tag>}
          {availability === 'limited' && (
            <Tag tone="warning" icon="hourglass">
              {t('few_left')}
            </Tag>
          )}
        </p>
      </div>
    </li>
  );
}
