import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatList } from '#engine/form/format/list.ts';
import { resolveText, type Text, textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type FieldErrors, Refusal } from '#server/refusals/refusal.ts';
import { fullDays, type TakenPlaces } from './capacity.ts';
import type { StockItem } from './inventory-lock.ts';

/** The places that are full, and the days chosen by the person who is refused. */
type Asked = { readonly taken: TakenPlaces; readonly days: readonly string[] };

/** No place is left of some of these: a track is named at its field, and days at theirs with those that have places. */
export function placesFull(event: EventDocument, full: readonly StockItem[], asked: Asked): Refusal {
  const track = event.tracks.find(({ code }) =>
    full.some(({ kind, item }) => kind === 'track' && item === code),
  );
  const days = event.days.filter(({ code }) =>
    full.some(({ kind, item }) => kind === 'day' && item === code),
  );
  const isOfEvent = full.some(({ kind }) => kind !== 'track' && kind !== 'day');
  const errors: FieldErrors = {};
  if (!isOfEvent && track) errors.track = [inEveryLanguage('registrations.trackFull', { track: track.name })];
  if (!isOfEvent && days.length > 0) {
    // On their other days they may hold the last place themselves.
    const others = fullDays(event, asked.taken).filter(({ code }) => !asked.days.includes(code));
    const free = event.days.filter((day) => !days.includes(day) && !others.includes(day));
    errors.registrations_day = [daysFull(days, free)];
  }
  if (Object.keys(errors).length === 0) errors.registration = [inEveryLanguage('registrations.eventFull')];
  return new Refusal('conflict', errors, { reason: 'full' });
}

function daysFull(full: EventDocument['days'], free: EventDocument['days']): Text {
  const days = listed(full);
  if (free.length === 0) return inEveryLanguage('registrations.daysFull', { days });
  return inEveryLanguage('registrations.daysFullOthersFree', { days, free: listed(free) });
}

const listed = (days: EventDocument['days']): Text =>
  textSaid((locale) =>
    formatList(
      days.map(({ label }) => resolveText(label, locale)),
      locale,
    ),
  );
