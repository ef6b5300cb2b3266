import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, not, or } from 'drizzle-orm';
import { isYes } from '#engine/configuration/flag.ts';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { waitlist } from '#engine/contract/waitlist.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { isPaying } from '#server/domain/payment-under-way.ts';
import { flowPlaces, flowPlacesLeft } from '#server/inventory/capacity.ts';
import { lockItems } from '#server/inventory/stock/inventory-lock.ts';
import { isEntryId } from './place-line.ts';
import type { WaitlistRow } from './waitlist-mail.ts';

/** Whether who finds the places of a flow taken may wait for one. */
export function hasFlowLine({ capacity, waitlist }: FlowDocument): boolean {
  return capacity !== undefined && isYes(waitlist);
}

/** Whether one can wait for a place of a flow now, with a name for the entry to be filled in; it is stored only then. */
export async function offerFlowEntry(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  { eventCode, flow }: { eventCode: string; flow: FlowDocument },
): Promise<AnswerOf<(typeof waitlist)['checkWaitlist']>> {
  const left = await flowPlacesLeft(db, configuration, { eventCode, flow: flow.code });
  const isFull = hasFlowLine(flow) && left === 0;
  return isFull ? { waitlist: 'Y', entry_ID: randomUUID() } : { waitlist: 'N' };
}

/**
 * Has a dossier take up the place of its flow that an entry was offered: only in time and for the address that it was
 * offered to. Of several that were begun on it, the last one has it; one that is being paid for keeps it. Gives the
 * entry as it was before; the caller holds its place.
 */
export async function takeFlowOffer(
  tx: Database,
  { id: dossierId, eventCode, flow, email }: DossierRow,
  entry: string | undefined,
  now = new Date(),
): Promise<WaitlistRow | undefined> {
  if (entry === undefined || !isEntryId(entry)) return undefined;
  // Places before entries: the order in which everybody locks.
  await lockItems(tx, eventCode, [flowPlaces(flow)]);
  const [offer] = await tx
    .select()
    .from(waitlistEntry)
    .where(
      and(
        eq(waitlistEntry.id, entry),
        eq(waitlistEntry.eventCode, eventCode),
        eq(waitlistEntry.kind, 'flow'),
        eq(waitlistEntry.item, flow),
        eq(waitlistEntry.email, email),
        eq(waitlistEntry.state, 'offered'),
        gt(waitlistEntry.offeredUntil, now),
        or(
          isNull(waitlistEntry.dossierId),
          eq(waitlistEntry.dossierId, dossierId),
          not(isPaying(tx, waitlistEntry.dossierId)),
        ),
      ),
    )
    .for('update');
  if (offer && offer.dossierId !== dossierId) {
    await tx.update(waitlistEntry).set({ dossierId }).where(eq(waitlistEntry.id, offer.id));
  }
  return offer;
}

/** Marks the place of its flow that a dossier was sent on as taken; nothing for one that waited for none. */
export async function settleFlowOffer(tx: Database, { id }: DossierRow): Promise<void> {
  await tx
    .update(waitlistEntry)
    .set({ state: 'taken' })
    .where(and(eq(waitlistEntry.kind, 'flow'), eq(waitlistEntry.dossierId, id)));
}
