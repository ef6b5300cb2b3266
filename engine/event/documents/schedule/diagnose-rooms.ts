import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentWarning } from '../../diagnosis/document-fault.ts';
import { clockSpan } from '../../schedule/clock-span.ts';
import { says } from './problems.ts';
import type { ScheduleDocument, ScheduleSlot, WorkshopSession } from './schema.ts';

interface Booking {
  readonly session: WorkshopSession;
  readonly index: number;
  readonly slot: ScheduleSlot;
  /** In minutes, of its day or since a day that all have in common. */
  readonly from: number;
  readonly to: number;
}

/**
 * Warnings for overlapping sessions in one room. They can be deliberate, such as in a large hall, so they do not
 * prevent publishing. Tracks in different time zones are compared only if `zoneOf` knows that the zones agree.
 */
export function diagnoseRooms(
  { slots, sessions }: ScheduleDocument,
  { zoneOf = (track) => track, event }: Pick<DiagnoseContext, 'zoneOf' | 'event'> = {},
): Diagnostic[] {
  const dateOf = (day: string) => event?.days.find(({ code }) => code === day)?.date;
  const slotOf = new Map(slots.map((slot) => [slot.code, slot]));
  const bookings = new Map<string, Booking[]>();
  return sessions.flatMap((session, index) => {
    const slot = slotOf.get(session.schedule);
    if (!slot || !session.room) return [];
    const date = dateOf(slot.day);
    // Where days have dates, a time may reach into the next one.
    const place = JSON.stringify([session.room, date === undefined ? slot.day : '', zoneOf(slot.track)]);
    const midnight = date === undefined ? 0 : Date.parse(`${date}T00:00:00Z`) / 60_000;
    const span = clockSpan(slot.start, slot.end) ?? { from: 0, to: 0 };
    const [from, to] = [midnight + span.from, midnight + span.to];
    const here = bookings.get(place) ?? [];
    bookings.set(place, here);
    const other = here.find((booking) => from < booking.to && booking.from < to);
    here.push({ session, index, slot, from, to });
    if (!other) return [];
    return [
      documentWarning(
        `/sessions/${index}/room`,
        'booked_twice',
        says('bookedTwice', {
          room: session.room,
          time: slot.start,
          other: other.session.code,
          pointer: `/sessions/${other.index}`,
          start: other.slot.start,
          end: other.slot.end,
        }),
        says('otherRoomOrTime'),
      ),
    ];
  });
}
