import type { ItemState } from '#engine/event/cart/cart.ts';
import { variantItem } from '#engine/event/cart/product-items.ts';
import type { ShopProduct } from '#engine/event/cart/shop.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { Picture } from '../parts/picture.tsx';
import { EndedOffer } from './ended-offer.tsx';
import { say } from './product-messages.ts';
import { VariantCounter } from './variant-counter.tsx';

export interface ProductCardProps {
  readonly product: ShopProduct;
  readonly items: ReadonlyMap<string, ItemState>;
  readonly enabled: boolean;
  readonly locale: Locale;
  readonly service: Pick<CartService, 'join' | 'leave'>;
  readonly onPurchase: (item: string, qty: number) => void;
}

/** Quantity of a product that is chosen, of all its variants. */
export function pickedOf({ code, variants }: ShopProduct, items: ReadonlyMap<string, ItemState>): number {
  return variants.reduce(
    (sum, variant) => sum + (items.get(variantItem(code, variant.code))?.quantity ?? 0),
    0,
  );
}

/** A product with its variants, each with its price, its stock and how many of it are picked. */
export function ProductCard({ product, items, enabled, locale, service, onPurchase }: ProductCardProps) {
  const name = resolveText(product.name, locale);
  const picked = pickedOf(product, items);
  const amounts = new Set(product.variants.map(({ amount }) => amount));
  const single = product.variants.length === 1;
  return (
    <li className={`product card${picked > 0 ? ' on' : ''}`}>
      <Picture picture={product.picture} alt={resolveText(product.picture_alt, locale)} />
      <div className="product-about">
        <div className="product-head">
          <h3>{name}</h3>
          {amounts.size === 1 && (
            <b className="num nowrap">{formatCents(product.variants[0]?.amount ?? 0, locale)}</b>
          )}
        </div>
        {product.description && <p className="soft">{resolveText(product.description, locale)}</p>}
        <ul className="variants">
          {product.variants.map((variant) => {
            const variantName = resolveText(variant.name, locale);
            const item = items.get(variantItem(product.code, variant.code));
            const { left, availability } = item ?? {};
            const what = single ? name : `${name}, ${variantName}`;
            return (
              <li key={variant.code} className="variant">
                <span>
                  {!single && variantName}
                  {amounts.size > 1 && <b className="num nowrap"> {formatCents(variant.amount, locale)}</b>}
                  {availability === 'limited' && left !== undefined && (
                    <small className="tag warning">{say('left', locale, { count: left })}</small>
                  )}
                  <EndedOffer item={item} locale={locale} />
                </span>
                <VariantCounter
                  item={item}
                  what={what}
                  enabled={enabled}
                  locale={locale}
                  service={service}
                  onChange={(next) => onPurchase(variantItem(product.code, variant.code), next)}
                />
              </li>
            );
          })}
        </ul>
        {picked >= product.most && (
          <p className="small soft">{say('most', locale, { count: product.most })}</p>
        )}
      </div>
    </li>
  );
}
