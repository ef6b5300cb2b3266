import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Cart } from '#engine/event/cart/cart.ts';
import { answerOfSessions, cartOfSessions, type SessionDetails } from '#engine/event/cart/session-items.ts';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import { mayAttend } from '#engine/event/schedule/may-attend.ts';
import type { ScheduleTime } from '#engine/event/schedule/session.ts';
import { withStock } from '#machines/cart/cart-stock.ts';
import type { CartTask } from '#machines/cart/cart-tasks.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import type { CartSource } from './cart-service.ts';
import { sessionCalls } from './session-calls.ts';

/** The times with the sessions that a registration may attend; a time without any is left out. */
function timesFor(
  times: readonly ScheduleTime[],
  event: Parameters<typeof mayAttend>[0],
  registration: Registration,
): ScheduleTime[] {
  return times.flatMap((time) => {
    const sessions = time.sessions.filter((session) => mayAttend(event, registration, session));
    return sessions.length > 0 ? [{ ...time, sessions }] : [];
  });
}

/** The workshops of a registration under way. */
export function sessionCart(call: Call, registration: Registration): CartSource<SessionDetails> {
  const { code: registration_code, track, mode, registrations_day: day } = registration;

  function ask(task: CartTask, { items }: Cart, signal: AbortSignal): Promise<WorkshopCart> {
    const calls = sessionCalls(call, registration_code, { signal, locale: localeOfPath(location.pathname) });
    const sessionOf = (code: string) => {
      const session = items.find((item) => item.code === code)?.times;
      if (!session) throw new Error(`Unknown session "${code}"`);
      return session;
    };
    switch (task.kind) {
      case 'hold':
      case 'accept': {
        const from = task.kind === 'hold' ? task.from : undefined;
        return calls.hold(sessionOf(task.item), from === undefined ? undefined : sessionOf(from));
      }
      case 'release':
        return calls.release(sessionOf(task.item));
      case 'extend':
        return calls.extend();
      case 'join':
      case 'leave':
      case 'decline':
        return calls.wait(task.item, task.kind === 'join' ? 'N' : 'Y');
      default:
        return task satisfies never;
    }
  }

  return {
    async load(signal) {
      // Hybrid attendees may attend online sessions of any track.
      const choice =
        mode === 'Hybrid' ? { day, code: registration_code } : { day, track, code: registration_code };
      const [{ times: all }, tracks, filters, answer] = await Promise.all([
        call(api.schedule.getScheduleByCodeAndTrack, { body: choice, signal }),
        call(api.event.getEventTrack, { signal }),
        call(api.schedule.listFilters, { signal }),
        call(api.workshopCart.getWorkshopsCart, { params: { code: registration_code, x: 'W' }, signal }),
      ]);
      const times = timesFor(all, { tracks }, registration);
      return cartOfSessions({ times, filters }, answer);
    },
    perform: async (task, cart, signal) =>
      withStock(cartOfSessions(cart.details, await ask(task, cart, signal)), cart.items),
    answerOf: answerOfSessions,
  };
}
