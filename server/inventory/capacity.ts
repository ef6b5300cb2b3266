import { and, eq, gt, inArray } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { type CapacityKind, capacityKinds, inventory } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { windowOf } from './holds.ts';
import { isCapacity, isSoldOut, nameOf, type StockItem } from './inventory-lock.ts';
import { limitOf } from './limits.ts';
import { allHoldsOf, dropLocked, lockHolds, takeLocked, writeHolds } from './locked-holds.ts';

/** Held and taken places of an event, its tracks and its days. */
export type TakenPlaces = {
  event: number;
  tracks: ReadonlyMap<string, number>;
  days: ReadonlyMap<string, number>;
};

/** The track and the days that someone chooses; absent ones are still open. */
export type ChosenPlaces = { readonly track?: string | null | undefined; readonly days?: readonly string[] };

type Configured = Pick<ConfigurationStore, 'current'>;

/**
 * The places that a dossier needs: one of the event, of its track and of each of its days, or one of its flow; none for a
 * group.
 */
export function placesNeeded(row: DossierRow): StockItem[] {
  if (isGroup(row)) return [];
  return isRegistration(row) ? [eventPlaces, ...placesChosen(row)] : [flowPlaces(row.flow)];
}

/** The places of a track and of days. */
export function placesChosen({ track, days = [] }: ChosenPlaces): StockItem[] {
  return [...(track ? [trackPlaces(track)] : []), ...days.map(dayPlaces)];
}

/** The places that one choice has and another has not. */
export function placesBesides(one: ChosenPlaces, other: ChosenPlaces): StockItem[] {
  const has = new Set(placesChosen(other).map(nameOf));
  return placesChosen(one).filter((place) => !has.has(nameOf(place)));
}

export const eventPlaces: StockItem = { kind: 'event', item: '' };
export const trackPlaces = (track: string): StockItem => ({ kind: 'track', item: track });
export const dayPlaces = (day: string): StockItem => ({ kind: 'day', item: day });
export const flowPlaces = (flow: string): StockItem => ({ kind: 'flow', item: flow });

/** How a dossier's places are held. */
export type HoldingPlaces = {
  readonly until: Date;
  /** Whether it may have them although none is left. */
  readonly bypasses?: boolean;
  /** Those that it may have in any case, since they were freed for it. */
  readonly given?: readonly StockItem[];
  readonly now?: Date;
};

/**
 * Holds a dossier's places until a time, those held for longer unchanged; returns the missing ones. The caller has
 * locked the dossier, and rolls back if any are missing.
 */
export async function holdPlaces(
  tx: Database,
  configuration: Configured,
  row: DossierRow,
  { until, bypasses = false, given = [], now = new Date() }: HoldingPlaces,
): Promise<StockItem[]> {
  const wanted = placesNeeded(row);
  const locked = await lockHolds(tx, row, capacityKinds, wanted);
  const own = [...locked.rows.values()];
  const isSame = (a: StockItem) => (b: StockItem) => a.kind === b.kind && a.item === b.item;
  for (const held of own) if (!wanted.some(isSame(held))) dropLocked(locked, held);
  const full: StockItem[] = [];
  for (const item of wanted) {
    const heldUntil = own.find(isSame(item))?.heldUntil;
    const longer = heldUntil && heldUntil > until ? heldUntil : until;
    const isGiven = bypasses || given.some(isSame(item));
    const limit = isGiven ? undefined : limitOf(configuration, row.eventCode, item.kind, item.item);
    if (!(await takeLocked(locked, { ...item, quantity: 1, limit }, longer, { now }))) full.push(item);
  }
  await writeHolds(locked);
  return full;
}

/**
 * Extends the places of a draft like its items; a lapsed one is taken again if it is free. Returns until when, and
 * whether all of them are held. The caller has locked the dossier.
 */
export async function renewPlaces(
  tx: Database,
  configuration: Configured,
  event: EventDocument,
  row: DossierRow,
  { bypasses, now = new Date() }: { bypasses: boolean; now?: Date },
): Promise<{ until: Date; isHeld: boolean } | undefined> {
  if (row.status !== 'Not Submitted') return undefined;
  const { until } = windowOf(await placesHeld(tx, row), event, now);
  // A lost place is reported on submission; it must not prevent saving an answer.
  const missing = await holdPlaces(tx, configuration, row, { until, bypasses, now });
  return { until, isHeld: missing.length === 0 };
}

/** Whether a draft has lost a place of which none is left; read without a lock. */
export async function isPlaceGone(
  db: Database,
  configuration: Configured,
  row: DossierRow,
  now: Date,
): Promise<boolean> {
  if (row.status !== 'Not Submitted') return false;
  for (const item of placesNeeded(row)) {
    const limit = limitOf(configuration, row.eventCode, item.kind, item.item);
    if (await isSoldOut(db, row, item, limit, now)) return true;
  }
  return false;
}

async function placesHeld(db: Database, { id }: Pick<DossierRow, 'id'>) {
  return (await allHoldsOf(db, id)).filter(({ kind }) => isCapacity(kind));
}

/** Taken, held and offered places of an event, its tracks and its days; read without a lock. */
export async function takenPlaces(db: Database, eventCode: string): Promise<TakenPlaces> {
  const rows = await db
    .select({ kind: inventory.kind, item: inventory.item, taken: inventory.taken })
    .from(inventory)
    .where(
      and(
        eq(inventory.eventCode, eventCode),
        inArray(inventory.kind, ['event', 'track', 'day']),
        gt(inventory.taken, 0),
      ),
    );
  const byItem = (of: CapacityKind) =>
    new Map(rows.filter(({ kind }) => kind === of).map(({ item, taken }) => [item, taken]));
  return { event: byItem('event').get('') ?? 0, tracks: byItem('track'), days: byItem('day') };
}

/** How many places of a flow are left; undefined without a limit. Read without a lock. */
export async function flowPlacesLeft(
  db: Database,
  configuration: Configured,
  { eventCode, flow }: Pick<DossierRow, 'eventCode' | 'flow'>,
): Promise<number | undefined> {
  const limit = limitOf(configuration, eventCode, 'flow', flow);
  if (limit === undefined) return undefined;
  const [row] = await db
    .select({ taken: inventory.taken })
    .from(inventory)
    .where(and(eq(inventory.eventCode, eventCode), eq(inventory.kind, 'flow'), eq(inventory.item, flow)));
  return Math.max(0, limit - (row?.taken ?? 0));
}

/** Whether any places are limited. */
export function isLimited({ options, tracks, days }: EventDocument): boolean {
  return (
    options.capacity !== undefined || [...tracks, ...days].some(({ capacity }) => capacity !== undefined)
  );
}

/** Whether there is another place, in the event and in what is chosen. */
export function hasPlace(
  { options, tracks, days }: EventDocument,
  taken: TakenPlaces,
  chosen: ChosenPlaces = {},
): boolean {
  if (options.capacity !== undefined && taken.event >= options.capacity) return false;
  const ofDays = chosen.days ?? [];
  return (
    hasTrackPlace({ tracks }, taken, chosen.track) && ofDays.every((day) => hasDayPlace({ days }, taken, day))
  );
}

/** Whether there is another place on a day, for someone who has one in the event. */
export function hasDayPlace({ days }: Pick<EventDocument, 'days'>, taken: TakenPlaces, day: string): boolean {
  const capacity = days.find(({ code }) => code === day)?.capacity;
  return capacity === undefined || (taken.days.get(day) ?? 0) < capacity;
}

/** The days with a limit that have no place left. */
export function fullDays({ days }: Pick<EventDocument, 'days'>, taken: TakenPlaces): EventDocument['days'] {
  return days.filter(({ code }) => !hasDayPlace({ days }, taken, code));
}

/** Whether there is another place in a track, for someone who has one in the event. */
export function hasTrackPlace(
  { tracks }: Pick<EventDocument, 'tracks'>,
  taken: TakenPlaces,
  track?: string | null,
): boolean {
  const { capacity, kept = 0 } = tracks.find(({ code }) => code === track) ?? {};
  return capacity === undefined || !track || (taken.tracks.get(track) ?? 0) < capacity - kept;
}

/** The remaining places of a track; undefined without a limit. */
export function placesLeft(
  { options, tracks }: EventDocument,
  taken: TakenPlaces,
  track?: string,
): number | undefined {
  const { capacity, kept = 0 } = tracks.find(({ code }) => code === track) ?? {};
  const limits = [
    ...(options.capacity === undefined ? [] : [options.capacity - taken.event]),
    ...(capacity === undefined || track === undefined
      ? []
      : [capacity - kept - (taken.tracks.get(track) ?? 0)]),
  ];
  return limits.length === 0 ? undefined : Math.max(0, Math.min(...limits));
}
