import { and, eq } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { findDossier } from '#server/dossiers/dossier-row.ts';
import { takenOf } from '#server/inventory/inventory-lock.ts';
import { limitOf, reservedOf } from '#server/inventory/limits.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { notFound, Refusal } from '#server/refusals/refusal.ts';
import { positionOf, type WaitlistRow } from './entries.ts';
import { offerTo } from './offer-next.ts';
import { stockOffered } from './offered-stock.ts';
import { waitlistKinds } from './waitlist-kinds.ts';
import { offerEnd, type WaitlistServices } from './waitlist-services.ts';

/** An offer that was made out of turn. */
export type OutOfTurn = {
  readonly entry: WaitlistRow;
  /** The code of the dossier that waits, if one does. */
  readonly code: string | undefined;
  /** How many people were ahead. */
  readonly ahead: number;
  /** What is taken beyond its limit with it. */
  readonly over: { readonly taken: number; readonly limit: number; readonly reserved: number } | undefined;
  /** Until when it may be accepted; undefined if they have it already. */
  readonly until: Date | undefined;
};

/**
 * Offers someone what they wait for now, before those ahead of them; beyond the limit only if `overbooks`. Throws 404 for
 * someone who does not wait, 409 `closed` if it cannot be offered to them, `full` if none is left.
 */
export async function offerOutOfTurn(
  tx: Database,
  services: WaitlistServices,
  event: EventDocument,
  id: string,
  overbooks: boolean,
  now = new Date(),
): Promise<OutOfTurn> {
  const { configuration } = services;
  const [entry] = await tx
    .select()
    .from(waitlistEntry)
    .where(and(eq(waitlistEntry.id, id), eq(waitlistEntry.eventCode, event.code)));
  if (entry?.state !== 'waiting') throw notFound();
  if (!waitlistKinds[entry.kind].isOpen({ configuration, event, now }, entry.item)) throw notPossible();
  const ahead = (await positionOf(tx, entry)) - 1;
  const run = { event, now, until: offerEnd(event, now), soldOut: new Set<string>(), isScheduled: false };
  const made = await offerTo(tx, services, run, entry, { overbooks });
  if (made === 'sold out') throw soldOut();
  if (made === 'passed') throw notPossible();
  const holder = entry.dossierId === null ? undefined : await findDossier(tx, event.code, entry.dossierId);
  return {
    entry,
    code: holder?.code,
    ahead,
    over: overbooks ? await overLimit(tx, services, entry) : undefined,
    until: made === 'offered' ? run.until : undefined,
  };
}

async function overLimit(tx: Database, { configuration }: WaitlistServices, entry: WaitlistRow) {
  for (const { kind, item } of stockOffered(entry)) {
    const limit = limitOf(configuration, entry.eventCode, kind, item);
    const taken = (await takenOf(tx, entry.eventCode, kind, [item])).get(item) ?? 0;
    if (limit !== undefined && taken > limit)
      return { taken, limit, reserved: reservedOf(configuration, entry.eventCode, kind, item) };
  }
  return undefined;
}

const notPossible = () =>
  new Refusal('conflict', { id: [inEveryLanguage('waitlist.notNow')] }, { reason: 'closed' });

const soldOut = () =>
  new Refusal('conflict', { id: [inEveryLanguage('waitlist.noneLeft')] }, { reason: 'full' });
