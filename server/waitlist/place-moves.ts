import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { MovableKind } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { placesChosen } from '#server/inventory/capacity.ts';
import { hasWaitlist } from '#server/inventory/event-state.ts';
import { nameOf } from '#server/inventory/inventory-lock.ts';
import { lastDayToCancel, policyOf } from '#server/refunds/cancel-policy.ts';
import type { InEvent, Turn } from './waitlist-rules.ts';

/** A track or a day that a registration can have by a change. */
export type Movable = { readonly kind: MovableKind; readonly item: string };

/**
 * The turn of a submitted registration that waits for a place in another track, or on another day: accepting it is a
 * change.
 */
export function turnToMove(at: InEvent, place: Movable, holder?: DossierRow): Turn {
  const { configuration, event, now } = at;
  if (!holder || !isRegistration(holder) || holder.status !== 'Submitted') return 'expired';
  if (placesChosen(holder).some((own) => nameOf(own) === nameOf(place))) return 'taken';
  if (!movablesIn(at).some((each) => nameOf(each) === nameOf(place))) return 'expired';
  const lastDay = lastDayToCancel(event, policyOf(configuration, event.code));
  return dayIn(event.timezone, now) <= lastDay ? 'offer' : 'skip';
}

/** The other tracks and days that a registration may wait for while they are full. */
export function placesToMoveTo(at: InEvent, row: DossierRow): (Movable & { readonly name: Text })[] {
  if (!hasWaitlist(at.event)) return [];
  return movablesIn(at).filter((place) => turnToMove(at, place, row) === 'offer');
}

function movablesIn({ event: { tracks, days } }: InEvent): (Movable & { readonly name: Text })[] {
  return [
    ...tracks.map(({ code, name }) => ({ kind: 'track' as const, item: code, name })),
    ...days.map(({ code, label }) => ({ kind: 'day' as const, item: code, name: label })),
  ];
}
