import { eq } from 'drizzle-orm';
import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation, dossier } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import { releaseAll } from './release-all.ts';

export type GivingUp = {
  by: 'attendee' | 'organizer';
  reason?: string | undefined;
  message: string;
  /** The refund under the policy, and what is released. */
  preview: Pick<CancellationPreview, 'refund' | 'freed'>;
};

/** Cancels a dossier and frees all that it had. The caller has locked it, and stores its refunds at the same moment. */
export async function giveUp(
  tx: Database,
  { seats }: { seats: SeatJobs },
  row: DossierRow,
  { by, reason, message, preview }: GivingUp,
  now: Date,
): Promise<void> {
  await tx.update(dossier).set({ status: 'Cancelled', updatedAt: now }).where(eq(dossier.id, row.id));
  await releaseAll(tx, row, seats);
  const { refund: quote, freed } = preview;
  await tx
    .insert(cancellation)
    .values({ dossierId: row.id, by, reason, message, quote, freed, cancelledAt: now });
}
