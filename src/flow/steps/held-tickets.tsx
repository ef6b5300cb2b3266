import { type ReactNode, useSyncExternalStore } from 'react';
import { ticketsIn } from '#engine/event/cart/product-items.ts';
import type { ShopProduct } from '#engine/event/cart/shop.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { HeldClock } from './held-clock.tsx';

interface HeldTicketsProps {
  readonly shop: CartService<readonly ShopProduct[]>;
  readonly silent?: boolean;
  readonly otherwise?: ReactNode;
}

/** How long the tickets that were chosen are held, or that they no longer are. */
export default function HeldTickets({ shop, silent = false, otherwise = null }: HeldTicketsProps) {
  const { t } = useTranslation('registration');
  const state = useSyncExternalStore(shop.subscribe, shop.getSnapshot);
  const tickets = ticketsIn(state.details ?? [], state.items.values());
  return (
    <HeldClock
      held={state}
      hasLapsed={tickets.length > 0 ? tickets.some(({ isLapsed }) => isLapsed) : undefined}
      words={{
        over: t('step.heldNoMore'),
        left: t('step.yoursFor'),
        minutes: (count) => t('step.yoursForMinutes', { count }),
      }}
      silent={silent}
      otherwise={otherwise}
    />
  );
}
