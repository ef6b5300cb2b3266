import { and, count, eq, exists, gt, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, waitlistEntry } from '#server/database/schema.ts';
import { type DossierRow, isNotDeclined } from './dossier-row.ts';
import type { FlowOfEvent } from './find-by-email.ts';
import { isPaying } from './payment-under-way.ts';

/**
 * How many places of a flow are left beside those that are submitted, being paid for, or offered to who waited;
 * undefined without a limit. The place of `exceptId` is not counted, nor what it was offered.
 */
export async function flowPlacesLeft(
  db: Database,
  { capacity }: Pick<FlowDocument, 'capacity'>,
  { eventCode, flow }: FlowOfEvent,
  exceptId?: string,
  now = new Date(),
): Promise<number | undefined> {
  if (capacity === undefined) return undefined;
  const isOffered = and(
    eq(waitlistEntry.eventCode, eventCode),
    eq(waitlistEntry.kind, 'flow'),
    eq(waitlistEntry.item, flow),
    eq(waitlistEntry.state, 'offered'),
    gt(waitlistEntry.offeredUntil, now),
  );
  // Its place is counted as an offer already.
  const isOnOffer = exists(
    db
      .select({ one: sql`1` })
      .from(waitlistEntry)
      .where(and(eq(waitlistEntry.dossierId, dossier.id), isOffered)),
  );
  const [row] = await db
    .select({ taken: count() })
    .from(dossier)
    .where(
      and(
        eq(dossier.eventCode, eventCode),
        eq(dossier.flow, flow),
        or(
          and(eq(dossier.status, 'Submitted'), isNotDeclined),
          and(eq(dossier.status, 'Not Submitted'), isPaying(db, dossier.id), not(isOnOffer)),
        ),
        exceptId === undefined ? undefined : ne(dossier.id, exceptId),
      ),
    );
  const offered = await db.$count(
    waitlistEntry,
    and(
      isOffered,
      exceptId === undefined
        ? undefined
        : or(isNull(waitlistEntry.dossierId), ne(waitlistEntry.dossierId, exceptId)),
    ),
  );
  return Math.max(0, capacity - (row?.taken ?? 0) - offered);
}

/** Makes every other transaction that asks for places of a flow wait for this one's end, so that counts stay true. */
export async function lockFlowPlaces(tx: Database, { eventCode, flow }: FlowOfEvent): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`flow-capacity:${eventCode}:${flow}`}, 0))`,
  );
}

/**
 * Whether a dossier may take a place of its flow: always, if it `bypasses` the limit. It must be the transaction that
 * then submits it or stores its payment.
 */
export async function claimFlowPlace(
  tx: Database,
  document: FlowDocument | undefined,
  row: DossierRow,
  { bypasses }: { bypasses: boolean },
): Promise<boolean> {
  if (document?.capacity === undefined) return true;
  // Those who bypass wait in line too: who counts after them must count them.
  await lockFlowPlaces(tx, row);
  return bypasses || (await flowPlacesLeft(tx, document, row, row.id)) !== 0;
}
