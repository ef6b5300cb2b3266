import { isYes } from '../../form/field/flag.ts';
import type { ScheduleFilter } from '../documents/schedule/schema.ts';
import type { ScheduleTime, Session } from '../schedule/session.ts';
import { byStart } from '../schedule/workshop-conflicts.ts';
import { awaitedIn } from './awaited-in.ts';
import type { Cart, CartItem, ItemState } from './cart.ts';
import type { WorkshopCart } from './workshop-cart.ts';

/** Further data for the timetable of sessions. */
export interface SessionDetails {
  readonly times: readonly ScheduleTime[];
  readonly filters: readonly ScheduleFilter[];
}

function itemOf(session: Session): CartItem {
  return {
    code: session.workshops_session_code,
    name: session.workshops_title,
    amount: session.fee?.amount ?? 0,
    limit: 1,
    hasWaitlist: true,
    availability: session.availability,
    left: session.seats_left,
    times: session,
  };
}

const ONE_SEAT = { quantity: 1, amount: 0 };

/** The sessions that a registrant can attend; held ones that are not among them come last. */
export function cartOfSessions(details: SessionDetails, answer: WorkshopCart): Cart<SessionDetails> {
  const entries = new Map(answer.entries.map((each) => [each.workshops_session_code, each]));
  const offered = details.times.flatMap(({ sessions }) => sessions.map(itemOf));
  const known = new Set(offered.map(({ code }) => code));
  const removed = answer.entries.flatMap((entry) =>
    known.has(entry.workshops_session_code) ? [] : [{ ...itemOf(entry), isRemoved: true }],
  );
  return {
    details,
    isExclusive: false,
    heldUntil: answer.held_until,
    extendableUntil: answer.extendable_until,
    now: answer.now,
    items: [...offered, ...removed].map((item) => {
      const entry = entries.get(item.code);
      const isOwn = (each: { readonly workshops_session_code: string }) =>
        each.workshops_session_code === item.code;
      return {
        ...item,
        ...(entry && { own: { ...ONE_SEAT, isLapsed: !isYes(entry.workshops_cart_status) } }),
        ...awaitedIn(answer.waitlisted.find(isOwn), answer.ended_offers?.find(isOwn)),
      };
    }),
  };
}

/** The answer of a workshop picker: enough to decide conflicts by. */
export function answerOfSessions(chosen: readonly ItemState[]) {
  const held = chosen.flatMap(({ times, isHeld }) => (times && isHeld ? [times] : []));
  return byStart(held).map((times) => ({
    workshops_session_code: times.workshops_session_code,
    workshops_schedule_code: times.workshops_schedule_code,
    workshops_code: times.workshops_code,
    workshops_schedule_start: times.workshops_schedule_start,
    workshops_schedule_end: times.workshops_schedule_end,
  }));
}
