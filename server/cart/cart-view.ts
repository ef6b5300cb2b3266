import type { WorkshopCart, WorkshopCartEntry } from '#engine/event/cart/workshop-cart.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { byStart } from '#engine/event/schedule/workshop-conflicts.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type HoldRow, isHeld, picksOf, windowOf } from '#server/inventory/holds.ts';
import { withSeats } from '#server/inventory/session-seats.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { endedOffers } from '#server/waitlist/ended-offers.ts';
import { awaitedBy } from '#server/waitlist/entries.ts';

/** A registration's seats: held, lapsed or reserved, with their countdown. */
export async function workshopCart(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  now = new Date(),
): Promise<WorkshopCart> {
  const rows = await picksOf(db, row, 'session');
  const entries = await cartEntries(db, configuration, row, rows, now);
  const ends = rows.filter((each) => isHeld(each, now)).map(({ heldUntil }) => Number(heldUntil));
  const heldUntil = Math.min(...ends);
  // An offered seat is held beyond the cap, and is not shortened.
  const extendableUntil = Math.max(heldUntil, windowOf(rows, event, now).cap.getTime());
  const ended = await endedOffers(db, row, now, 'session');
  return {
    entries,
    ...(ends.length > 0 && {
      held_until: new Date(heldUntil).toISOString(),
      extendable_until: new Date(extendableUntil).toISOString(),
    }),
    now: now.toISOString(),
    waitlisted: (await awaitedBy(db, row, 'session')).flatMap(({ item, state, position }) =>
      state === 'waiting' ? [{ workshops_session_code: item, position }] : [],
    ),
    ...(ended.length > 0 && {
      ended_offers: ended.map(({ item: workshops_session_code, at, declined }) => ({
        workshops_session_code,
        at,
        declined,
      })),
    }),
  };
}

/** The entries of a cart by start; removed sessions are left out. */
export async function cartEntries(
  db: Database,
  configuration: ConfigurationStore,
  row: Pick<DossierRow, 'eventCode'>,
  rows: readonly HoldRow[],
  now: Date,
): Promise<WorkshopCartEntry[]> {
  const index = scheduleOf(configuration, row.eventCode);
  const scheduled = rows.flatMap(({ item }) => index?.sessions.get(item) ?? []);
  const sessions = await withSeats(db, row.eventCode, scheduled);
  const holds = new Map(rows.map((each) => [each.item, each]));
  return byStart(sessions).flatMap((session) => {
    const own = holds.get(session.workshops_session_code);
    return own ? [{ ...session, ...standing(own, now) }] : [];
  });
}

function standing(
  own: HoldRow,
  now: Date,
): Pick<WorkshopCartEntry, 'workshops_cart_status' | 'reserved_time'> {
  if (own.state === 'reserved') return { workshops_cart_status: 'Y' };
  if (!isHeld(own, now)) return { workshops_cart_status: 'N' };
  return { workshops_cart_status: 'Y', reserved_time: own.heldUntil?.toISOString() };
}
