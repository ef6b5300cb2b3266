import type { workshopCart as contract } from '#engine/contract/workshop-cart.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { workshopCart } from '#server/cart/cart-view.ts';
import { extendItems, holdItem, releaseItem } from '#server/cart/hold-item.ts';
import { joinWaitlist, leaveWaitlist } from '#server/cart/wait-for-item.ts';
import { withSeats } from '#server/inventory/session-seats.ts';
import { seatOf } from '#server/items/seat-item.ts';
import { unknownSession } from '#server/items/seat-problems.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import type { Call, Handlers } from './handlers.ts';

/** The seats that a registrant has picked, and how full sessions are. */
export const workshopCartHandlers: Handlers<typeof contract> = {
  getWorkshopsCart: (call) => cartOf(call),

  async handleWorkshopCart(call) {
    await holdItem(call.services, call.event.document, call.registration, { ...call.body, kind: 'session' });
    return cartOf(call);
  },

  async deleteWorkshop(call) {
    await releaseItem(call.services, call.registration, seatOf(call.body.session_code));
    return cartOf(call);
  },

  async extendWorkshopHolds(call) {
    await extendItems(call.services, call.event.document, call.registration);
    return cartOf(call);
  },

  async joinWorkshopWaitlist(call) {
    const { services, event, registration, eventCode, body } = call;
    if (isYes(body.leave, false)) {
      const isKnown = scheduleOf(services.configuration, eventCode)?.sessions.has(body.session_code) === true;
      if (!isKnown && registration.status !== 'Cancelled') throw unknownSession();
      await leaveWaitlist(services, registration, seatOf(body.session_code));
    } else {
      const wanted = { kind: 'session', session_code: body.session_code } as const;
      await joinWaitlist(services, event.document, registration, wanted);
    }
    return cartOf(call);
  },

  async checkWorkshopSessionStatus({ services: { db, configuration }, eventCode, body }) {
    const sessions = scheduleOf(configuration, eventCode)?.sessions;
    const asked = [...new Set(body.sessions)].flatMap((code) => sessions?.get(code) ?? []);
    return (await withSeats(db, eventCode, asked)).map(
      ({ workshops_session_code, availability, seats_left }) => ({
        workshops_session_code,
        availability,
        ...(seats_left !== undefined && { seats_left }),
      }),
    );
  },

  getWorkshopBasicInformation({ services, eventCode, body }) {
    const workshop = scheduleOf(services.configuration, eventCode)?.workshops.get(body.code);
    if (!workshop) throw notFound();
    const { code, title, description, presenters } = workshop;
    return { workshops_code: code, workshops_title: title, description, presenters };
  },
};

type CartCall = Pick<Call<(typeof contract)['getWorkshopsCart']>, 'services' | 'event' | 'registration'>;

function cartOf({ services, event, registration }: CartCall) {
  return workshopCart(services.db, services.configuration, event.document, registration);
}
