import type { Diagnostic } from '../contract/problem.ts';
import { documentWarning } from './document-fault.ts';
import type { ScheduleDocument, ScheduleSlot, WorkshopSession } from './schedule-document.ts';

interface Booking {
  readonly session: WorkshopSession;
  readonly index: number;
  readonly slot: ScheduleSlot;
}

/**
 * Warnings for sessions that stand in a room at the same time as an earlier one. It may be meant, as for a large hall,
 * so it keeps nothing from being published. Clocks of tracks are compared where `zoneOf` says that they agree; without
 * it each track's are its own.
 */
export function diagnoseRooms(
  { slots, sessions }: ScheduleDocument,
  zoneOf: (track: string) => string = (track) => track,
): Diagnostic[] {
  const slotOf = new Map(slots.map((slot) => [slot.code, slot]));
  const bookings = new Map<string, Booking[]>();
  return sessions.flatMap((session, index) => {
    const slot = slotOf.get(session.schedule);
    if (!slot || !session.room) return [];
    const place = JSON.stringify([session.room, slot.day, zoneOf(slot.track)]);
    const here = bookings.get(place) ?? [];
    bookings.set(place, here);
    const other = here.find((booking) => slot.start < booking.slot.end && booking.slot.start < slot.end);
    here.push({ session, index, slot });
    if (!other) return [];
    const taken = `"${other.session.code}" (/sessions/${other.index}), from ${other.slot.start} to ${other.slot.end}`;
    const room = typeof session.room === 'string' ? session.room : session.room.en;
    return [
      documentWarning(
        `/sessions/${index}/room`,
        'booked_twice',
        `"${room}" is booked twice at ${slot.start}: it has ${taken}.`,
        'another room or time',
      ),
    ];
  });
}
