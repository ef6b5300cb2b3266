import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { Purchase, ShopProduct } from '#engine/contract/shop.ts';
import { formatCents } from '#engine/format/money.ts';
import { Counter } from '../parts/counter.tsx';
import { Picture } from '../parts/picture.tsx';
import { say } from './words.ts';

export interface ProductCardProps {
  readonly product: ShopProduct;
  readonly purchases: readonly Purchase[];
  readonly busy: ReadonlySet<string>;
  readonly enabled: boolean;
  readonly locale: Locale;
  readonly onPurchase: (variant: string, qty: number) => void;
}

/** A product with its variants, each with its price, its stock and how many of it are picked. */
export function ProductCard({ product, purchases, busy, enabled, locale, onPurchase }: ProductCardProps) {
  const name = resolveText(product.name, locale);
  const picked = purchases.reduce((sum, { qty }) => sum + qty, 0);
  const qtyOf = (variant: string) => purchases.find((each) => each.variant_code === variant)?.qty ?? 0;
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
            const qty = qtyOf(variant.code);
            const soldOut = variant.availability === 'full' && qty === 0;
            const what = single ? name : `${name}, ${variantName}`;
            const most = Math.min(
              qty + product.most - picked,
              qty + (variant.left ?? Number.POSITIVE_INFINITY),
            );
            return (
              <li key={variant.code} className="variant">
                <span>
                  {!single && variantName}
                  {amounts.size > 1 && <b className="num nowrap"> {formatCents(variant.amount, locale)}</b>}
                  {variant.availability === 'limited' && variant.left !== undefined && (
                    <small className="tag warning">{say('left', locale, { count: variant.left })}</small>
                  )}
                </span>
                {soldOut ? (
                  <span className="tag tag-line">{say('soldOut', locale)}</span>
                ) : (
                  <Counter
                    value={qty}
                    most={enabled ? most : qty}
                    busy={busy.has(`${product.code}/${variant.code}`)}
                    label={say('quantity', locale, { what })}
                    less={say('less', locale, { what })}
                    more={say('more', locale, { what })}
                    onChange={(next) => onPurchase(variant.code, next)}
                  />
                )}
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
