import type { Event } from '#engine/contract/event.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';
import type { RegistrationOption } from '../start/start-end.ts';

/** The event as a whole, among its tracks. */
export const WHOLE_EVENT = '*';

/** What can be waited for: a full track, or any place if the event is full. */
export interface WaitlistChoice {
  readonly id: string;
  readonly name: Text;
}

/** What can be waited for now, in the order of tracks; empty while there are places. */
export function waitlistChoices(
  { tracks }: Pick<Event, 'tracks'>,
  { full, full_tracks }: Pick<RegistrationOption, 'full' | 'full_tracks'>,
): WaitlistChoice[] {
  const whole = isYes(full) ? [{ id: WHOLE_EVENT, name: inFormWords((t) => t.waitlist.event) }] : [];
  const waited = tracks.filter(({ code }) => full_tracks.includes(code));
  return [...whole, ...waited.map(({ code, name }) => ({ id: code, name }))];
}
