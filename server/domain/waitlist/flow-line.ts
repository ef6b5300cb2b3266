import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, not, or } from 'drizzle-orm';
import { isYes } from '#engine/configuration/flag.ts';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { waitlist } from '#engine/contract/waitlist.ts';
import type { Database } from '#server/database/database.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { flowPlacesLeft } from '#server/domain/flow-capacity.ts';
import { isPaying } from '#server/domain/payment-under-way.ts';
import { isEntryId } from './place-line.ts';

/** Whether who finds the places of a flow taken may wait for one. */
export function hasFlowLine({ capacity, waitlist }: FlowDocument): boolean {
  return capacity !== undefined && isYes(waitlist);
}

/** Whether one can wait for a place of a flow now, with a name for the entry to be filled in; it is stored only then. */
export async function offerFlowEntry(
  db: Database,
  { eventCode, flow }: { eventCode: string; flow: FlowDocument },
): Promise<AnswerOf<(typeof waitlist)['checkWaitlist']>> {
  const isFull = hasFlowLine(flow) && (await flowPlacesLeft(db, flow, { eventCode, flow: flow.code })) === 0;
  return isFull ? { waitlist: 'Y', entry_ID: randomUUID() } : { waitlist: 'N' };
}

/**
 * Has a dossier take up the place of its flow that an entry was offered: only in time and for the address that it was
 * offered to. Of several that were begun on it, the last one has it; one that is being paid for keeps it.
 */
export async function takeFlowOffer(
  tx: Database,
  { id: dossierId, eventCode, flow, email }: DossierRow,
  entry: string | undefined,
  now = new Date(),
): Promise<boolean> {
  if (entry === undefined || !isEntryId(entry)) return false;
  const taken = await tx
    .update(waitlistEntry)
    .set({ dossierId })
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
    .returning({ id: waitlistEntry.id });
  return taken.length > 0;
}

/** Marks the place of its flow that a dossier was sent on as taken; nothing for one that waited for none. */
export async function settleFlowOffer(tx: Database, { id }: DossierRow): Promise<void> {
  await tx
    .update(waitlistEntry)
    .set({ state: 'taken' })
    .where(and(eq(waitlistEntry.kind, 'flow'), eq(waitlistEntry.dossierId, id)));
}
