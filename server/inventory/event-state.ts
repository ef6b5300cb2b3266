import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { activeHomepage } from '#server/configuration/active-homepage.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import {
  type ChosenPlaces,
  fullDays,
  hasPlace,
  isLimited,
  placesLeft,
  type TakenPlaces,
  takenPlaces,
} from './capacity.ts';

/**
 * Whether registrations can be started: not while the home page says that the event is to come or over. Drafts can
 * always be finished.
 */
export function isOpen(configuration: Pick<ConfigurationStore, 'current'>, event: EventDocument): boolean {
  return isYes(event.options.registration_open, true) && activeHomepage(configuration, event) === 'home';
}

/** Whether people can wait for a place of the event or a track. */
export function hasWaitlist({ options }: EventDocument): boolean {
  return isYes(options.waitlist, false);
}

/** Whether all places of the event, or of what is chosen, are held or taken; a hint only, because `holdPlaces` decides. */
export async function isFull(
  db: Database,
  eventCode: string,
  event: EventDocument,
  chosen: ChosenPlaces = {},
): Promise<boolean> {
  return isLimited(event) && !hasPlace(event, await takenPlaces(db, eventCode), chosen);
}

/** An event's places, for the start of a registration. */
export interface Places {
  readonly full: boolean;
  /** Codes of the tracks that are full by themselves, whether or not the event is. */
  readonly full_tracks: string[];
  /** How many places of each track are left, by its code; those without a limit are left out. */
  readonly places_left: Record<string, number>;
  /** How many places all tracks share; undefined without a limit. */
  readonly places_left_in_all?: number | undefined;
  /** Codes of the days that are full by themselves; undefined if no day has a limit. */
  readonly full_days?: string[] | undefined;
  /** How many places are left on each day with a limit, by its code. */
  readonly day_places_left?: Record<string, number> | undefined;
}

/** Counts an event's places once, so that all numbers agree. */
export async function placesOf(db: Database, eventCode: string, event: EventDocument): Promise<Places> {
  if (!isLimited(event)) return { full: false, full_tracks: [], places_left: {} };
  const taken = await takenPlaces(db, eventCode);
  const unlimited = { ...event, options: { ...event.options, capacity: undefined } };
  const limited = event.tracks.filter(({ capacity }) => capacity !== undefined);
  return {
    full: !hasPlace(event, taken),
    full_tracks: limited
      .map(({ code }) => code)
      .filter((code) => !hasPlace(unlimited, taken, { track: code })),
    places_left_in_all: placesLeft(event, taken),
    places_left: Object.fromEntries(
      event.tracks.flatMap(({ code }) => {
        const left = placesLeft(event, taken, code);
        return left === undefined ? [] : [[code, left]];
      }),
    ),
    ...daysLeft(event, taken),
  };
}

function daysLeft(event: EventDocument, taken: TakenPlaces): Pick<Places, 'full_days' | 'day_places_left'> {
  const inAll = placesLeft(event, taken) ?? Number.POSITIVE_INFINITY;
  const limited = event.days.flatMap(({ code, capacity }) =>
    capacity === undefined ? [] : [[code, Math.max(0, capacity - (taken.days.get(code) ?? 0))] as const],
  );
  if (limited.length === 0) return {};
  return {
    full_days: fullDays(event, taken).map(({ code }) => code),
    day_places_left: Object.fromEntries(limited.map(([code, left]) => [code, Math.min(left, inAll)])),
  };
}

/**
 * Whether the event says that an address has no registration, instead of always answering the same (spec §8; the same
 * by default).
 */
export function revealsLookups({ options }: EventDocument): boolean {
  return isYes(options.lookup_reveals, false);
}
