import { type ReactNode, useSyncExternalStore } from 'react';
import { ticketsIn } from '#engine/event/cart/product-items.ts';
import type { ShopProduct } from '#engine/event/cart/shop.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#src/ui/icon.tsx';
import { clockOf, spokenMinutes, useTimeLeft } from '#widgets/item-picker/time-left.ts';
import './held-tickets.css';

interface HeldTicketsProps {
  readonly shop: CartService<readonly ShopProduct[]>;
  /** Said already where it is said again. */
  readonly silent?: boolean;
  /** What stands there where nothing is kept. */
  readonly otherwise?: ReactNode;
}

/** How long the tickets that were chosen are held, or that they no longer are. */
export default function HeldTickets({ shop, silent = false, otherwise = null }: HeldTicketsProps) {
  const { t } = useTranslation('registration');
  const { details, items, heldUntil, clockOffset } = useSyncExternalStore(shop.subscribe, shop.getSnapshot);
  const left = useTimeLeft(heldUntil, clockOffset);
  const tickets = ticketsIn(details ?? [], items.values());
  if (tickets.length > 0 && (left === 0 || tickets.some(({ isLapsed }) => isLapsed))) {
    return (
      <span
        className="held-left held-over"
        role={silent ? undefined : 'status'}
        aria-hidden={silent || undefined}
      >
        <Icon name="hourglass" size="s" /> {t('step.heldNoMore')}
      </span>
    );
  }
  if (tickets.length === 0 || left === undefined) return otherwise;
  const spoken = spokenMinutes(left);
  return (
    <span className="held-left" aria-hidden={silent || undefined}>
      <Icon name="clock" size="s" /> {t('step.yoursFor')}{' '}
      <b className="num" role={silent ? undefined : 'timer'}>
        {clockOf(left)}
      </b>
      {!silent && (
        <span className="sr" role="status">
          {spoken !== undefined && t('step.yoursForMinutes', { count: spoken })}
        </span>
      )}
    </span>
  );
}
