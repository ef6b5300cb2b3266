import type { Event } from '#engine/contract/event.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';
import type { RegistrationOption } from '../start/start-end.ts';

/** The event as a whole, among its tracks. */
export const WHOLE_EVENT = '*';

/** What can be waited for: a full track or day, or any place if the event is full. */
export interface WaitlistChoice {
  readonly id: string;
  readonly name: Text;
}

/** The id of a day among tracks, whose codes have no slash. */
export const dayId = (day: string) => `day/${day}`;

/** What can be waited for now, in the order of tracks and days; empty while there are places. */
export function waitlistChoices(
  { tracks, days }: Pick<Event, 'tracks' | 'days'>,
  { full, full_tracks, full_days = [] }: Pick<RegistrationOption, 'full' | 'full_tracks' | 'full_days'>,
): WaitlistChoice[] {
  const whole = isYes(full) ? [{ id: WHOLE_EVENT, name: inFormWords((t) => t.waitlist.event) }] : [];
  const waited = tracks.filter(({ code }) => full_tracks.includes(code));
  return [
    ...whole,
    ...waited.map(({ code, name }) => ({ id: code, name })),
    ...days
      .filter(({ code }) => full_days.includes(code))
      .map(({ code, label }) => ({ id: dayId(code), name: label })),
  ];
}

/** The track or day that an address names; neither for the whole event. */
export interface NamedWait {
  readonly track?: Event['tracks'][number] | undefined;
  readonly day?: string | undefined;
}

/** What the address of a waitlist's page names. */
export function namedWait(
  { tracks, days }: Pick<Event, 'tracks' | 'days'>,
  search: URLSearchParams,
): NamedWait {
  const track = tracks.find(({ seo }) => seo === search.get('track'));
  const day = days.find(({ code }) => code === search.get('day'));
  return track ? { track } : { day: day?.code };
}

/** The id of what is named among the choices. */
export const waitId = ({ track, day }: NamedWait): string =>
  track?.code ?? (day === undefined ? WHOLE_EVENT : dayId(day));

/** What is named, as an address has it. */
export const waitQuery = ({ track, day }: NamedWait) => ({ track: track?.seo, day });
