import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import { useCall } from '#src/api/call-context.tsx';
import { readToken } from '#src/api/token.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { currentRegistration, isUnderWay } from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { onCartChanged, tellCartChanged } from './cart-changes.ts';
import { askOfCart, type CartWish, cartQuery, everyCart } from './cart-query.ts';
import { useCartNotices } from './use-cart-notices.ts';

/** A registrant's cart on the server. */
export interface Cart {
  readonly data: WorkshopCart | undefined;
  /** Sessions about which the server is being asked. */
  readonly busy: ReadonlySet<string>;
  readonly ask: (wish: CartWish) => void;
}

/** The code of the registration under way on this device, if its token is here too. */
export function useRegistrationCode(): string | undefined {
  const registration = usePersisted(currentRegistration);
  return isUnderWay(registration) && readToken() !== undefined ? registration.code : undefined;
}

/** The cart of the registration under way; undefined without one. Wishes are asked one after the other. */
export function useCart(): Cart | undefined {
  const code = useRegistrationCode();
  const call = useCall();
  const locale = useLocale();
  const queries = useQueryClient();
  const notices = useCartNotices();
  const options = cartQuery(call, code ?? '');
  const { data } = useQuery({ ...options, enabled: code !== undefined });
  const { mutate } = useMutation({
    mutationKey: ['workshop-cart'],
    scope: { id: 'workshop-cart' },
    mutationFn: (wish: CartWish) => askOfCart(call, code ?? '', wish, locale),
    onSuccess(cart, wish) {
      queries.setQueryData(options.queryKey, cart);
      notices.done(wish);
      tellCartChanged('basket');
    },
    onError(error, wish) {
      notices.failed(wish, error);
      void queries.invalidateQueries({ queryKey: options.queryKey });
    },
  });
  const pending = useMutationState({
    filters: { mutationKey: ['workshop-cart'], status: 'pending' },
    select: ({ state }) => (state.variables as CartWish).session.workshops_session_code,
  });
  useEffect(
    () => onCartChanged('step', () => void queries.invalidateQueries({ queryKey: everyCart })),
    [queries],
  );
  return useMemo(
    () => (code === undefined ? undefined : { data, busy: new Set(pending), ask: mutate }),
    [code, data, pending, mutate],
  );
}
