import { api } from '#engine/contract/calls.ts';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import type { ScheduledSession } from '#engine/event/schedule/workshop-conflicts.ts';
import type { Call } from '#src/api/client.ts';

/** The calls that change a registration's cart of sessions; each returns the new cart. */
export function sessionCalls(
  call: Call,
  registration_code: string,
  about: { readonly locale: string; readonly signal?: AbortSignal },
) {
  return {
    /** Holds a seat, and releases that of another session once this one is held. */
    hold: (session: ScheduledSession, from?: ScheduledSession): Promise<WorkshopCart> =>
      call(api.workshopCart.handleWorkshopCart, {
        body: {
          registration_code,
          workshop_code: session.workshops_code,
          schedule_code: session.workshops_schedule_code,
          session_code: session.workshops_session_code,
          schedule_start: session.workshops_schedule_start,
          schedule_end: session.workshops_schedule_end,
          ...(from && {
            old_workshop_code: from.workshops_code,
            old_schedule_code: from.workshops_schedule_code,
            old_session_code: from.workshops_session_code,
          }),
        },
        ...about,
      }),
    release: (session: ScheduledSession): Promise<WorkshopCart> =>
      call(api.workshopCart.deleteWorkshop, {
        body: {
          registration_code,
          schedule_code: session.workshops_schedule_code,
          session_code: session.workshops_session_code,
        },
        ...about,
      }),
    extend: (): Promise<WorkshopCart> =>
      call(api.workshopCart.extendWorkshopHolds, { body: { registration_code }, ...about }),
    /** Joins the waitlist of a session, or leaves it. */
    wait: (session_code: string, leave: 'Y' | 'N'): Promise<WorkshopCart> =>
      call(api.workshopCart.joinWorkshopWaitlist, {
        body: { registration_code, session_code, leave },
        ...about,
      }),
  };
}
