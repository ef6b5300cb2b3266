import type { CartState } from '#engine/event/cart/cart.ts';
import type { PickedKind } from '#engine/event/field-types/definition.ts';
import type { CartDetails, CartService } from '#engine/event/pickers/picker-services.ts';
import { useFormEnvironment } from '#engine/form/react/form-environment.ts';
import { useObservable } from '../parts/use-observable.ts';

/** A cart that is loaded, with its state. */
export interface ReadyCart<Details> {
  readonly service: CartService<Details>;
  readonly state: CartState<Details> & { readonly details: Details };
}

/** The cart of a kind of item and its state; undefined state without one, or before it is loaded. */
export function useCart<Kind extends PickedKind>(kind: Kind, within = '') {
  const service = useFormEnvironment().services.picks?.carts?.[kind]?.(within) as
    | CartService<CartDetails[Kind]>
    | undefined;
  const state = useObservable(service);
  const details = state?.details;
  return {
    service,
    phase: state?.phase ?? ('unloaded' as const),
    ready:
      service && state?.phase === 'ready' && details !== undefined
        ? { service, state: { ...state, details } }
        : undefined,
  };
}
