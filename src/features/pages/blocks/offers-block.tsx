import type { ShopProduct } from '#engine/event/cart/shop.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { chosenOf } from '../chosen-of.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { productsQuery } from '../site-queries.ts';
import { OfferCard } from './offer-card.tsx';

/** The products of the shop. */
export function MerchandiseBlock({ block, sunken }: BlockProps<'merchandise'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead} action={block.action}>
      <Fetched query={productsQuery(call)} isEmpty={(all) => all.length === 0} empty={t('no_products')}>
        {(all) => (
          <ul className="cards">
            {chosenOf(all, block.products).map((product) => (
              <ProductOffer key={product.code} product={product} />
            ))}
          </ul>
        )}
      </Fetched>
    </Section>
  );
}

function ProductOffer({ product }: { product: ShopProduct }) {
  const { t } = useTranslation('pages');
  const locale = useLocale();
  const amounts = product.variants.map(({ amount }) => amount);
  const least = formatCents(Math.min(...amounts), locale);
  const gone = product.variants.every(({ availability }) => availability === 'full');
  return (
    <OfferCard
      name={product.name}
      text={product.description}
      picture={product.picture}
      alt={product.picture_alt}
      price={new Set(amounts).size > 1 ? t('from', { amount: least }) : least}
      availability={gone ? 'full' : 'open'}
    />
  );
}
