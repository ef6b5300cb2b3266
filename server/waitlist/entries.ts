import { and, asc, count, eq, gt, inArray, isNotNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WaitlistLine } from '#engine/contract/live-messages.ts';
import type { AwaitedItem } from '#engine/event/cart/awaited.ts';
import type { Database } from '#server/database/database.ts';
import { capacityKinds, movableKinds, type WaitlistKind, waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type AwaitedStock, isAwaited, type StockItem } from '#server/inventory/inventory-lock.ts';
import { notifyWaitlist } from './waitlist-notifications.ts';

/** An entry of a waitlist, as it is stored. */
export type WaitlistRow = typeof waitlistEntry.$inferSelect;

/** The waitlist of an item of an event. */
export type Waitlist = WaitlistLine & { readonly eventCode: string };

/** An entry of a dossier that waits or has an offer. */
export type Awaited = Pick<WaitlistRow, 'id' | 'kind' | 'item' | 'state' | 'offeredUntil'> & {
  readonly position: number;
};

/** An awaited item in the terms of the contract. */
export function awaitedItem({ state, offeredUntil, position }: Awaited): AwaitedItem {
  return state === 'offered' && offeredUntil ? { offered_until: offeredUntil.toISOString() } : { position };
}

type Holder = Pick<DossierRow, 'id'>;

/** Waiting or offered: one such entry per person and waitlist. */
const isLive = inArray(waitlistEntry.state, ['waiting', 'offered']);

export function isIn({ eventCode, kind, item }: Waitlist): SQL | undefined {
  return and(
    eq(waitlistEntry.eventCode, eventCode),
    eq(waitlistEntry.kind, kind),
    eq(waitlistEntry.item, item),
  );
}

/** Adds a dossier to a waitlist; a person on it keeps their position. */
export async function enterWaitlist(tx: Database, row: DossierRow, { kind, item }: StockItem): Promise<void> {
  const { eventCode, email, emailTyped, locale, origin, id: dossierId } = row;
  await tx
    .insert(waitlistEntry)
    .values({ eventCode, kind: waitlistKindOf(kind), item, dossierId, email, emailTyped, locale, origin })
    .onConflictDoUpdate({
      target: [waitlistEntry.eventCode, waitlistEntry.kind, waitlistEntry.item, waitlistEntry.email],
      targetWhere: sql`state in ('waiting', 'offered')`,
      // A second dossier of the same person is the one they are at now.
      set: { dossierId, origin },
      setWhere: eq(waitlistEntry.state, 'waiting'),
    });
}

/** The waitlist kind of an item; throws for a code, which has none. */
export function waitlistKindOf(kind: StockItem['kind']): WaitlistKind {
  if (kind === 'discount') throw new Error('codes have no waitlist');
  return kind;
}

/** The live entry of a dossier for an item; locked if its transaction is to change it. */
export async function liveEntry(
  db: Database,
  { id }: Holder,
  { kind, item }: StockItem,
): Promise<WaitlistRow | undefined> {
  const [entry] = await db
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.dossierId, id),
        eq(waitlistEntry.kind, waitlistKindOf(kind)),
        eq(waitlistEntry.item, item),
        isLive,
      ),
    );
  return entry;
}

/** A dossier's waitlists with positions and offers, in the order of joining. */
export function awaitedBy(db: Database, { id }: Holder, kind?: StockItem['kind']): Promise<Awaited[]> {
  const ahead = alias(waitlistEntry, 'ahead');
  const { id: entry, kind: own, item, state, offeredUntil } = waitlistEntry;
  return db
    .select({
      id: entry,
      kind: own,
      item,
      state,
      offeredUntil,
      position: sql<number>`${count(ahead.id)}::int + 1`,
    })
    .from(waitlistEntry)
    .leftJoin(
      ahead,
      and(
        eq(ahead.eventCode, waitlistEntry.eventCode),
        eq(ahead.kind, waitlistEntry.kind),
        eq(ahead.item, waitlistEntry.item),
        eq(ahead.state, 'waiting'),
        lt(ahead.place, waitlistEntry.place),
      ),
    )
    .where(and(eq(waitlistEntry.dossierId, id), kind && eq(waitlistEntry.kind, waitlistKindOf(kind)), isLive))
    .groupBy(waitlistEntry.id)
    .orderBy(asc(waitlistEntry.place));
}

/** An item that is offered to a dossier until a moment. */
export type ItemOffer = AwaitedStock & { readonly until: Date };

/** The items that a dossier may accept now, in the order in which it joined their waitlists. */
export async function offersTo(db: Database, row: Holder, now: Date): Promise<ItemOffer[]> {
  return (await awaitedBy(db, row)).flatMap(({ kind, item, state, offeredUntil: until }) =>
    isAwaited(kind) && state === 'offered' && until !== null && until > now ? [{ kind, item, until }] : [],
  );
}

/** The position of an entry that waits, from 1. */
export async function positionOf(db: Database, entry: WaitlistRow): Promise<number> {
  const isAhead = and(isIn(entry), eq(waitlistEntry.state, 'waiting'), lt(waitlistEntry.place, entry.place));
  return (await db.$count(waitlistEntry, isAhead)) + 1;
}

/**
 * The people waiting on these waitlists of an event in order, after a place, up to a limit; for tracks and days only
 * those who have a place of the event, if given.
 */
export function waitingIn(
  db: Database,
  waitlists: readonly Waitlist[],
  { after = 0, limit = 500, movesOnly = false }: { after?: number; limit?: number; movesOnly?: boolean } = {},
): Promise<WaitlistRow[]> {
  return db
    .select()
    .from(waitlistEntry)
    .where(
      and(
        or(...waitlists.map(isIn)),
        eq(waitlistEntry.state, 'waiting'),
        gt(waitlistEntry.place, after),
        movesOnly
          ? or(notInArray(waitlistEntry.kind, [...movableKinds]), isNotNull(waitlistEntry.dossierId))
          : undefined,
      ),
    )
    .orderBy(asc(waitlistEntry.place))
    .limit(limit);
}

/** Locks an entry and returns its current state. */
export async function lockEntry(
  tx: Database,
  { id }: Pick<WaitlistRow, 'id'>,
): Promise<WaitlistRow | undefined> {
  const [entry] = await tx.select().from(waitlistEntry).where(eq(waitlistEntry.id, id)).for('update');
  return entry;
}

/** Changes the state of an entry and notifies its waitlist. */
export async function markEntry(
  tx: Database,
  entry: WaitlistRow,
  change: Partial<Pick<WaitlistRow, 'state' | 'offeredUntil' | 'declinedAt'>>,
): Promise<void> {
  await tx.update(waitlistEntry).set(change).where(eq(waitlistEntry.id, entry.id));
  await notifyWaitlist(tx, entry);
}

/** The waitlists in which someone waits: of an event, of its places, or of one item. */
export async function waitlistsInDemand(
  db: Database,
  within: { eventCode?: string; kinds?: readonly WaitlistKind[]; item?: string } = {},
): Promise<Waitlist[]> {
  const { eventCode, kind, item } = waitlistEntry;
  return db
    .selectDistinct({ eventCode, kind, item })
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.state, 'waiting'),
        within.eventCode === undefined ? undefined : eq(eventCode, within.eventCode),
        within.kinds && inArray(kind, [...within.kinds]),
        within.item === undefined ? undefined : eq(item, within.item),
      ),
    );
}

/** Whether someone waits for a place of an event, its tracks or its flows. */
export async function arePlacesAwaited(db: Database, eventCode: string): Promise<boolean> {
  return (await waitlistsInDemand(db, { eventCode, kinds: capacityKinds })).length > 0;
}

/** Whether a text can be the id of an entry. */
export function isEntryId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
