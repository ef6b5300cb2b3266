import { and, count, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, openPaymentStates, payment } from '#server/database/schema.ts';
import { type DossierRow, isNotDeclined } from './dossier-row.ts';
import type { FlowOfEvent } from './find-by-email.ts';

/** How many places of a flow are left beside those that are submitted or being paid for; undefined without a limit. */
export async function flowPlacesLeft(
  db: Database,
  { capacity }: Pick<FlowDocument, 'capacity'>,
  { eventCode, flow }: FlowOfEvent,
  exceptId?: string,
): Promise<number | undefined> {
  if (capacity === undefined) return undefined;
  const isPaying = exists(
    db
      .select({ one: sql`1` })
      .from(payment)
      .where(and(eq(payment.dossierId, dossier.id), inArray(payment.state, [...openPaymentStates]))),
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
          and(eq(dossier.status, 'Not Submitted'), isPaying),
        ),
        exceptId === undefined ? undefined : ne(dossier.id, exceptId),
      ),
    );
  return Math.max(0, capacity - (row?.taken ?? 0));
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
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`flow-capacity:${row.eventCode}:${row.flow}`}, 0))`,
  );
  return bypasses || (await flowPlacesLeft(tx, document, row, row.id)) !== 0;
}
