import type { ItemState } from '#engine/event/cart/cart.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { Counter } from '../parts/counter.tsx';
import { say } from './product-messages.ts';
import { WaitlistAction } from './waitlist-action.tsx';

interface VariantCounterProps {
  readonly item: ItemState | undefined;
  /** The product and its variant, as the control names them. */
  readonly what: string;
  readonly enabled: boolean;
  readonly locale: Locale;
  readonly onChange: (quantity: number) => void;
  readonly service: Pick<CartService, 'join' | 'leave'>;
}

/** How many of a variant are selected, or that it is sold out. */
export function VariantCounter({ item, what, enabled, locale, onChange, service }: VariantCounterProps) {
  const { quantity = 0, most = 0, isFull, isHeld, isChanging = false } = item ?? {};
  if (isFull && !isHeld) {
    return (
      <span className="variant-full">
        <span className="tag tag-line">{say('soldOut', locale)}</span>
        <WaitlistAction item={item} locale={locale} enabled={enabled} service={service} />
      </span>
    );
  }
  return (
    <Counter
      value={quantity}
      most={enabled ? most : quantity}
      busy={isChanging}
      label={say('quantity', locale, { what })}
      less={say('less', locale, { what })}
      more={say('more', locale, { what })}
      onChange={onChange}
    />
  );
}
