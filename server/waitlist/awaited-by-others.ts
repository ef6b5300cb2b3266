import { and, asc, eq, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { movableKinds, waitlistEntry } from '#server/database/schema.ts';
import { type DossierRow, findDossier } from '#server/dossiers/dossier-row.ts';
import { openPaymentOf } from '#server/dossiers/payment-under-way.ts';
import {
  type Claim,
  claim,
  claimIf,
  isSoldOut,
  nameOf,
  type StockItem,
} from '#server/inventory/inventory-lock.ts';
import { limitOf } from '#server/inventory/limits.ts';
import type { WaitlistRow } from './entries.ts';
import { stockOffered } from './offered-stock.ts';
import { waitlistKinds } from './waitlist-kinds.ts';

type InEvent = {
  readonly configuration: ConfigurationStore;
  readonly event: EventDocument;
  readonly now: Date;
};

/** The most entries that are checked; more that cannot be offered anything are not expected. */
const MOST = 50;

/**
 * Finds one of these items that is free only until the job has offered it to someone ahead of a dossier on the waitlist.
 * Exact while the items are locked. `own` is the entry that the dossier has just given up for them.
 */
export async function awaitedByOthers(
  db: Database,
  at: InEvent,
  row: Pick<DossierRow, 'id' | 'eventCode' | 'email'>,
  items: readonly StockItem[],
  own?: Pick<WaitlistRow, 'place'>,
): Promise<StockItem | undefined> {
  for (const entry of await waitingFor(db, row.eventCode, items, own)) {
    if (entry.email === row.email || entry.dossierId === row.id) return undefined;
    if (!waitlistKinds[entry.kind].isOpen(at, entry.item)) continue;
    const stock = stockOffered(entry);
    const isWanted = (item: StockItem) => items.some((each) => nameOf(each) === nameOf(item));
    const wanted = stock.findLast(isWanted);
    if (!wanted) continue;
    const besides = stock.filter((item) => !isWanted(item));
    if (await isAnySoldOut(db, at, row.eventCode, besides)) continue;
    const holder =
      entry.dossierId === null ? undefined : await findDossier(db, row.eventCode, entry.dossierId);
    const turn = await waitlistKinds[entry.kind].turn(db, at, entry, holder);
    if (turn !== 'offer' && turn !== 'reserve') continue;
    if (!holder || !(await openPaymentOf(db, holder.id))) return wanted;
  }
  return undefined;
}

/** The claim of a dossier that leaves free items to people ahead of it on the waitlist, unless it was offered them. */
export function claimInTurn(
  at: InEvent,
  row: Pick<DossierRow, 'id' | 'eventCode' | 'email'>,
  own: WaitlistRow | undefined,
): Claim {
  return async (tx, eventCode, item, amount, limit) => {
    const all = [tx, eventCode, item, amount, limit] as const;
    if (limit === undefined || amount <= 0 || own?.state === 'offered') return claim(...all);
    const waiting = tx
      .select({ one: sql`1` })
      .from(waitlistEntry)
      .where(isWaiting(eventCode, [item]));
    if (await claimIf(notExists(waiting), ...all)) return true;
    return (await awaitedByOthers(tx, at, row, [item], own)) === undefined && claim(...all);
  };
}

/** The people who wait for one of these items in order; only those before an entry, if given. */
function waitingFor(
  db: Database,
  eventCode: string,
  items: readonly StockItem[],
  before: Pick<WaitlistRow, 'place'> | undefined,
): Promise<WaitlistRow[]> {
  return db
    .select()
    .from(waitlistEntry)
    .where(and(isWaiting(eventCode, items), before && lt(waitlistEntry.place, before.place)))
    .orderBy(asc(waitlistEntry.place))
    .limit(MOST);
}

function isWaiting(eventCode: string, items: readonly StockItem[]): SQL | undefined {
  const { kind, item, state } = waitlistEntry;
  const isFor = items.flatMap((each) => {
    // A place in a track or on a day is a place in the event too.
    if (each.kind === 'event') return inArray(kind, ['event', ...movableKinds]);
    return each.kind === 'discount' ? [] : and(eq(kind, each.kind), eq(item, each.item));
  });
  return and(eq(waitlistEntry.eventCode, eventCode), or(...isFor), eq(state, 'waiting'));
}

async function isAnySoldOut(
  db: Database,
  { configuration, now }: InEvent,
  eventCode: string,
  items: readonly StockItem[],
): Promise<boolean> {
  for (const item of items) {
    const limit = limitOf(configuration, eventCode, item.kind, item.item);
    if (limit === 0 || (await isSoldOut(db, { eventCode }, item, limit, now))) return true;
  }
  return false;
}
