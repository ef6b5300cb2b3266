import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { timeZone } from '#engine/form/keywords/time-zone.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type FieldErrors, Refusal } from '#server/refusals/refusal.ts';

/** The choices of a registration as received. */
export type Choice = {
  track?: string;
  mode?: string;
  registrations_day?: readonly string[];
  timezone?: string;
};

const notOffered = inEveryLanguage('registrations.notOffered');
const notTogether = inEveryLanguage('registrations.notInTrack');

/** Throws 422 unless the event offers the track, its mode and each day; absent ones are not checked. */
export function checkChoice(event: EventDocument, choice: Choice): void {
  const errors: FieldErrors = {};
  const track = event.tracks.find(({ code }) => code === choice.track);
  if (choice.track !== undefined && !track) errors.track = [notOffered];
  if (choice.mode !== undefined) {
    const offered = track ? [track] : event.tracks;
    const fits = offered.some(({ modes }) => modes.some((mode) => mode === choice.mode));
    if (!fits) errors.mode = [track ? notTogether : notOffered];
  }
  const days = event.days.map(({ code }) => code);
  if (choice.registrations_day?.some((day) => !days.includes(day))) errors.registrations_day = [notOffered];
  if (choice.timezone !== undefined && !timeZone.validate(choice.timezone)) {
    errors.timezone = [inEveryLanguage('registrations.notATimeZone')];
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors);
}

/** The chosen days in the event's order, each once. */
export function orderDays(event: EventDocument, chosen: readonly string[]): string[] {
  return event.days.map(({ code }) => code).filter((code) => chosen.includes(code));
}
