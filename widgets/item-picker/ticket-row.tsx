import type { ItemState } from '#engine/event/cart/cart.ts';
import { variantItem } from '#engine/event/cart/product-items.ts';
import type { ShopProduct } from '#engine/event/cart/shop.ts';
import { formatCount } from '#engine/form/format/count.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '../parts/picture.tsx';
import { EndedOffer } from './ended-offer.tsx';
import { type ProductCardProps, pickedOf } from './product-card.tsx';
import { say } from './product-messages.ts';
import { VariantCounter } from './variant-counter.tsx';

type Variant = ShopProduct['variants'][number];

/** A product that admits as the ticket that it is: art, words, what is left, and a stub with its price and how many. */
export function TicketRow(props: ProductCardProps) {
  const { product, items, locale } = props;
  const picked = pickedOf(product, items);
  const itemOf = (variant: Variant) => items.get(variantItem(product.code, variant.code));
  return (
    <li className={`product-stub${picked > 0 ? ' has' : ''}`}>
      <Picture picture={product.picture} alt={resolveText(product.picture_alt, locale)} />
      <div className="product-stub-body">
        <h3>{resolveText(product.name, locale)}</h3>
        {product.description && <p>{resolveText(product.description, locale)}</p>}
        {product.variants.map((variant) => (
          <Left key={variant.code} variant={variant} item={itemOf(variant)} locale={locale} />
        ))}
      </div>
      <div className="product-stub-buy">
        {product.variants.map((variant) => (
          <Buy key={variant.code} {...props} variant={variant} item={itemOf(variant)} picked={picked} />
        ))}
      </div>
    </li>
  );
}

interface LeftProps {
  readonly variant: Variant;
  readonly item: ItemState | undefined;
  readonly locale: Locale;
}

/** What is left of a variant, as a number and as a meter where the shop tells of how many. */
function Left({ variant: { stock }, item, locale }: LeftProps) {
  const { availability, left } = item ?? {};
  if (left === undefined || left === 0) return null;
  const isLow = availability === 'limited';
  const count = formatCount(left, locale);
  return (
    <p className={`product-stub-left${isLow ? ' low' : ''}`}>
      {isLow && <Icon name="hourglass" />}
      <b>
        {stock === undefined || isLow
          ? say('left', locale, { count })
          : say('leftOf', locale, { count, stock: formatCount(stock, locale) })}
      </b>
      {stock !== undefined && (
        <svg className="product-stub-meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0h100v6H0z" className="all" />
          <path d={`M0 0h${((100 * left) / stock).toFixed(1)}v6H0z`} className="rest" />
        </svg>
      )}
    </p>
  );
}

function Buy({
  product,
  enabled,
  locale,
  service,
  onPurchase,
  variant,
  item,
  picked,
}: Omit<ProductCardProps, 'items'> & LeftProps & { picked: number }) {
  const { quantity = 0 } = item ?? {};
  const isOnly = product.variants.length === 1;
  const variantName = resolveText(variant.name, locale);
  const name = resolveText(product.name, locale);
  const what = isOnly ? name : `${name}, ${variantName}`;
  return (
    <div className="product-stub-variant">
      {!isOnly && <small>{variantName}</small>}
      <p className="product-stub-price">{formatCents(variant.amount, locale)}</p>
      <EndedOffer item={item} locale={locale} />
      <VariantCounter
        item={item}
        what={what}
        enabled={enabled}
        locale={locale}
        service={service}
        onChange={(next) => onPurchase(variantItem(product.code, variant.code), next)}
      />
      {picked >= product.most && quantity > 0 && (
        <small>{say('most', locale, { count: product.most })}</small>
      )}
    </div>
  );
}
