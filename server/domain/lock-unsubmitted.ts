import type { Database } from '#server/database/database.ts';
import { refuseWhilePaying } from '#server/domain/payment-under-way.ts';
import { alreadyCancelled } from './cancellation/cancel-problems.ts';
import { type DossierRow, lockDossier } from './dossier-row.ts';
import { startAgain } from './groups/start-again.ts';
import { alreadySubmitted } from './registration-problems.ts';

/**
 * Locks a registration that can be changed, and informs its group. Throws 409 if it was submitted or is being paid for.
 */
export async function lockUnsubmitted(tx: Database, id: string): Promise<DossierRow> {
  const row = await lockDossier(tx, id);
  if (row.status === 'Cancelled') throw alreadyCancelled();
  if (row.status !== 'Not Submitted') throw alreadySubmitted();
  await refuseWhilePaying(tx, id);
  if (row.groupCode !== null) await startAgain(tx, id);
  return row;
}
