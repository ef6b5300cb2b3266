import { isAfterPayment, type Step } from '#engine/configuration/flow-document.ts';
import type { Database } from '#server/database/database.ts';
import { type DossierRow, lockDossier } from './dossier-row.ts';
import { lockUnsubmitted } from './lock-unsubmitted.ts';
import { notYetSubmitted } from './registration-problems.ts';

/**
 * A registration, locked for the rest of the transaction, of which a step may be answered now. Throws 409 at one that
 * was submitted, or is being paid for; for a step that is asked after that, at one that was not.
 */
export async function lockForStep(tx: Database, id: string, step: Step): Promise<DossierRow> {
  if (!isAfterPayment(step)) return lockUnsubmitted(tx, id);
  const row = await lockDossier(tx, id);
  if (row.status !== 'Submitted') throw notYetSubmitted();
  return row;
}
