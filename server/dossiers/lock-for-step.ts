import { isAfterPayment, type Step } from '#engine/event/documents/flow/schema.ts';
import type { Database } from '#server/database/database.ts';
import { type DossierRow, lockDossier } from './dossier-row.ts';
import { lockUnsubmitted } from './lock-unsubmitted.ts';
import { notYetSubmitted } from './registration-problems.ts';

/**
 * Locks a registration whose step can be answered. Throws 409 if it was submitted or is being paid for; for a step
 * after the payment, if it was not submitted.
 */
export async function lockForStep(tx: Database, id: string, step: Step): Promise<DossierRow> {
  if (!isAfterPayment(step)) return lockUnsubmitted(tx, id);
  const row = await lockDossier(tx, id);
  if (row.status !== 'Submitted') throw notYetSubmitted();
  return row;
}
