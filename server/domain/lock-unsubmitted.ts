import type { Database } from '#server/database/database.ts';
import { refuseWhilePaying } from '#server/domain/payment-under-way.ts';
import { alreadyCancelled } from './cancellation/cancel-problems.ts';
import { type DossierRow, lockDossier } from './dossier-row.ts';
import { startAgain } from './groups/start-again.ts';
import { alreadyRegistered } from './registration-problems.ts';

/**
 * A registration, locked for the rest of the transaction, that may still be changed, as its group is told. Throws 409 at
 * one that was submitted, or is being paid for.
 */
export async function lockUnsubmitted(tx: Database, id: string): Promise<DossierRow> {
  const row = await lockDossier(tx, id);
  if (row.status === 'Cancelled') throw alreadyCancelled();
  if (row.status !== 'Not Submitted') throw alreadyRegistered();
  await refuseWhilePaying(tx, id);
  if (row.groupCode !== null) await startAgain(tx, id);
  return row;
}
