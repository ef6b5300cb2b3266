import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type FieldErrors, Refusal } from '#server/refusals/refusal.ts';
import type { StockItem } from './inventory-lock.ts';

/** No place is left of some of these; a track is named at its field. */
export const placesFull = (event: Pick<EventDocument, 'tracks'>, full: readonly StockItem[]) => {
  const track = full.every(({ kind }) => kind === 'track') ? full[0]?.item : undefined;
  const name = event.tracks.find(({ code }) => code === track)?.name;
  const errors: FieldErrors = name
    ? { track: [inEveryLanguage('registrations.trackFull', { track: name })] }
    : { registration: [inEveryLanguage('registrations.eventFull')] };
  return new Refusal('conflict', errors, { reason: 'full' });
};
