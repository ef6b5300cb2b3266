import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Database } from '#server/database/database.ts';
import type { WaitlistKind } from '#server/database/schema.ts';
import { pageOf } from '#server/dossiers/dossier-page.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import { openPaymentOf } from '#server/dossiers/payment-under-way.ts';
import { reserveHold, takeHold } from '#server/inventory/holds.ts';
import {
  isAwaitable,
  isMovable,
  isSoldOut,
  lapseEnded,
  lockItems,
  nameOf,
  type StockItem,
} from '#server/inventory/inventory-lock.ts';
import { limitOf } from '#server/inventory/limits.ts';
import {
  lockEntry,
  markEntry,
  type Waitlist,
  type WaitlistRow,
  waitingIn,
  waitlistsInDemand,
} from './entries.ts';
import { claimOffered, stockOffered } from './offered-stock.ts';
import { priceOffered } from './price-offered.ts';
import { acceptClaimed } from './settle-offers.ts';
import { waitlistKinds } from './waitlist-kinds.ts';
import { waitlistMail } from './waitlist-mail.ts';
import { offerEnd, reminderLead, type WaitlistServices } from './waitlist-services.ts';

/** Offers in one run: an item that is sold out is not tried again, and all offers expire at one moment. */
interface Run {
  readonly event: EventDocument;
  readonly now: Date;
  readonly until: Date;
  readonly soldOut: Set<string>;
  isScheduled: boolean;
}

/**
 * Offers free items to the people who wait in order: of an event, of kinds, or of one item. An offer keeps the item
 * from others until it expires.
 */
export async function offerNext(
  services: WaitlistServices,
  eventCode: string,
  within: { kinds?: readonly WaitlistKind[]; item?: string } = {},
  now = new Date(),
): Promise<void> {
  const { db, configuration, mailer } = services;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  if (!event) return;
  const open: Waitlist[] = [];
  for (const waitlist of await waitlistsInDemand(db, { eventCode, ...within })) {
    if (!waitlistKinds[waitlist.kind].isOpen({ configuration, event, now }, waitlist.item)) continue;
    // Read before locking: usually nothing is free.
    if (!(await isSoldOutNow(services, waitlist, now))) open.push(waitlist);
  }
  const run: Run = { event, now, until: offerEnd(event, now), soldOut: new Set(), isScheduled: false };
  const hasStock = (waitlist: Pick<Waitlist, 'kind' | 'item'>) =>
    stockOffered(waitlist).every((item) => !run.soldOut.has(nameOf(item)));
  // While the event is full, a place in a track or on a day is only for registrations that move to it.
  const movesOnly =
    open.some(({ kind }) => isMovable(kind)) &&
    (await isSoldOutNow(services, { eventCode, kind: 'event', item: '' }, now));
  for (let after = 0; open.some(hasStock); ) {
    const entries = await waitingIn(db, open.filter(hasStock), { after, movesOnly });
    for (const entry of entries) {
      // The dossier is locked first, then the stock, then the entry: the order in which everyone locks.
      if (hasStock(entry)) await db.transaction((tx) => offerTo(tx, services, run, entry));
    }
    const last = entries.at(-1);
    if (!last) break;
    after = last.place;
  }
  mailer.wake();
}

async function isSoldOutNow(
  { db, configuration }: WaitlistServices,
  { eventCode, ...waitlist }: Waitlist,
  now: Date,
): Promise<boolean> {
  for (const item of stockOffered(waitlist)) {
    const limit = limitOf(configuration, eventCode, item.kind, item.item);
    if (limit === 0 || (await isSoldOut(db, { eventCode }, item, limit, now))) return true;
  }
  return false;
}

/** What came of an offer: `passed` if it is not their turn, and will not be. */
export type MadeOffer = 'offered' | 'reserved' | 'sold out' | 'passed';

/** Offers someone what they wait for, within its limit unless it is overbooked. */
export async function offerTo(
  tx: Database,
  services: WaitlistServices,
  run: Run,
  entry: WaitlistRow,
  { overbooks = false } = {},
): Promise<MadeOffer> {
  const { configuration, seats, mailer, link } = services;
  const { now, until } = run;
  const { offeredBy, turn } = waitlistKinds[entry.kind];
  const holder = entry.dossierId === null ? undefined : await lockDossier(tx, entry.dossierId);
  const stock = stockOffered(entry);
  await lockItems(tx, entry.eventCode, stock);
  // Since it was read it may have left, or been offered something by another process.
  if ((await lockEntry(tx, entry))?.state !== 'waiting') return 'passed';
  // The limits may have changed while this waited for the locks.
  const event = configuration.current(entry.eventCode, 'event', entry.eventCode)?.document ?? run.event;
  const next = await turn(tx, { configuration, event, now }, entry, holder);
  if (next === 'taken' || next === 'expired') {
    await markEntry(tx, entry, { state: next });
    return 'passed';
  }
  // A dossier must not change while it is being paid for.
  if (next === 'skip' || (holder && (await openPaymentOf(tx, holder.id)))) return 'passed';
  for (const item of stock) await lapseEnded(tx, entry.eventCode, item, now);
  const limitOfStock = ({ kind, item }: StockItem) =>
    overbooks ? undefined : limitOf(configuration, entry.eventCode, kind, item);
  const isSoldOutOf = (item: StockItem): MadeOffer => {
    run.soldOut.add(nameOf(item));
    return 'sold out';
  };
  if (offeredBy === 'hold' && holder) {
    const item: StockItem = { kind: entry.kind, item: entry.item };
    const wish = { ...item, quantity: 1, limit: limitOfStock(item) };
    if (!(await takeHold(tx, holder, wish, until, { now }))) return isSoldOutOf(item);
    if (next === 'reserve') await reserveHold(tx, holder, item);
  } else {
    const missing = await claimOffered(tx, entry, limitOfStock);
    if (missing) return isSoldOutOf(missing);
    if (next === 'reserve' && holder && isAwaitable(entry.kind)) {
      await acceptClaimed(tx, holder, { kind: entry.kind, item: entry.item }, now);
    }
  }
  const isReserved = next === 'reserve';
  if (!isReserved && !run.isScheduled) {
    await seats.remindAt(tx, new Date(until.getTime() - reminderLead(event)));
    await seats.expireAt(tx, until);
    run.isScheduled = true;
  }
  await markEntry(tx, entry, isReserved ? { state: 'taken' } : { state: 'offered', offeredUntil: until });
  const parts = { event, configuration, link, holder: holder && { ...holder, page: pageOf(holder) } };
  const price = priceOffered({ configuration, event, now }, entry, holder);
  const mail = waitlistMail(parts, entry, { kind: 'offered', until, isReserved, price });
  if (mail) await mailer.queue(tx, mail);
  return isReserved ? 'reserved' : 'offered';
}
