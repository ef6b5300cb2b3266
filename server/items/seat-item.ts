import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { workshopConflicts } from '#engine/event/schedule/workshop-conflicts.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { Item } from '#server/inventory/inventory-lock.ts';
import type { StoredHold } from '#server/inventory/locked-holds.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { attendableSession, type NamedSession } from './attendable-session.ts';
import type { ItemToHold } from './item-to-hold.ts';
import { alreadyYours, notFull, sessionFull } from './seat-problems.ts';

/** A seat in a session, replacing the one in an old one. */
export type WantedSeat = NamedSession & { kind: 'session'; old_session_code?: string };

export const seatOf = (session: string): Item => ({ kind: 'session', item: session });

/** A seat that a registration can hold, even if it conflicts: the conflict is shown and blocks continuing. */
export function seatItem(
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  { old_session_code: old, ...named }: WantedSeat,
): ItemToHold {
  const { session, limit: stock } = attendableSession(configuration, event, row, named);
  const item = seatOf(named.session_code);
  const sessions = scheduleOf(configuration, row.eventCode)?.sessions;
  /** A seat that was lost and that this one replaces: it would be asked for at submit. */
  const isLostTo = (held: StoredHold) => {
    const lost = held.state === 'lapsed' ? sessions?.get(held.item)?.session : undefined;
    return lost !== undefined && lost !== session && workshopConflicts([lost, session]).length > 0;
  };
  return {
    item,
    quantity: 1,
    stock,
    times: { start: session.workshops_schedule_start, end: session.workshops_schedule_end },
    field: 'session_code',
    replaces: (own) => own.filter((held) => (held.item === old && old !== item.item) || isLostTo(held)),
    cannotWait: (because) => (because === 'held' ? alreadyYours() : notFull()),
    full: sessionFull,
  };
}
