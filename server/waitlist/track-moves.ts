import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { hasWaitlist } from '#server/inventory/event-state.ts';
import { lastDayToCancel, policyOf } from '#server/refunds/cancel-policy.ts';
import type { InEvent, Turn } from './waitlist-rules.ts';

/** The turn of a submitted registration that waits for a place in another track: accepting it is a change. */
export function turnToMove({ configuration, event, now }: InEvent, track: string, holder?: DossierRow): Turn {
  if (!holder || !isRegistration(holder) || holder.status !== 'Submitted') return 'expired';
  if (holder.track === track) return 'taken';
  if (!event.tracks.some(({ code }) => code === track)) return 'expired';
  const lastDay = lastDayToCancel(event, policyOf(configuration, event.code));
  return dayIn(event.timezone, now) <= lastDay ? 'offer' : 'skip';
}

/** The other tracks that a registration may wait for while they are full. */
export function tracksToMoveTo(at: InEvent, row: DossierRow): EventDocument['tracks'] {
  if (!hasWaitlist(at.event)) return [];
  return at.event.tracks.filter(({ code }) => turnToMove(at, code, row) === 'offer');
}
