import { api } from '#engine/contract/calls.ts';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import type { Call } from '#src/api/client.ts';
import { query, queryKeyOf } from '#src/api/query.ts';
import { sessionCalls } from '#src/flow/picks/session-calls.ts';
import type { ChosenSession } from './chosen-session.ts';

/** The key of every registrant's cart that this browser has. */
export const everyCart = queryKeyOf(api.workshopCart.getWorkshopsCart);

/** The registrant's cart (spec §4: type W). */
export const cartQuery = (call: Call, code: string) => ({
  ...query(call, api.workshopCart.getWorkshopsCart, { params: { code, x: 'W' } }),
  staleTime: 10_000,
});

/** A change of the cart. */
export interface CartWish {
  readonly kind: 'add' | 'remove' | 'wait' | 'leave';
  readonly session: ChosenSession;
}

/** Sends a change to the server; returns the new cart. */
export function askOfCart(
  call: Call,
  registration_code: string,
  { kind, session }: CartWish,
  locale: string,
  signal?: AbortSignal,
): Promise<WorkshopCart> {
  const calls = sessionCalls(call, registration_code, { locale, ...(signal && { signal }) });
  switch (kind) {
    case 'add':
      return calls.hold(session);
    case 'remove':
      return calls.release(session);
    case 'wait':
    case 'leave':
      return calls.wait(session.workshops_session_code, kind === 'leave' ? 'Y' : 'N');
    default:
      return kind satisfies never;
  }
}
