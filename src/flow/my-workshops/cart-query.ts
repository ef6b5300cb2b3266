import { api } from '#engine/contract/calls.ts';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import type { Call } from '#src/api/client.ts';
import { query, queryKeyOf } from '#src/api/query.ts';
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
  const session_code = session.workshops_session_code;
  const schedule_code = session.workshops_schedule_code;
  switch (kind) {
    case 'add':
      return call(api.workshopCart.handleWorkshopCart, {
        body: {
          registration_code,
          workshop_code: session.workshops_code,
          schedule_code,
          session_code,
          schedule_start: session.workshops_schedule_start,
          schedule_end: session.workshops_schedule_end,
        },
        locale,
        ...(signal && { signal }),
      });
    case 'remove':
      return call(api.workshopCart.deleteWorkshop, {
        body: { registration_code, schedule_code, session_code },
        locale,
      });
    case 'wait':
    case 'leave':
      return call(api.workshopCart.joinWorkshopWaitlist, {
        body: { registration_code, session_code, leave: kind === 'leave' ? 'Y' : 'N' },
        locale,
      });
    default:
      return kind satisfies never;
  }
}
