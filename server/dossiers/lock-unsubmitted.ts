import type { Database } from '#server/database/database.ts';
import { type DossierRow, lockDossier } from './dossier-row.ts';
import { refuseWhilePaying } from './payment-under-way.ts';
import { revokeReadiness } from './readiness.ts';
import { alreadyCancelled, alreadySubmitted } from './registration-problems.ts';

/**
 * Locks a registration that can be changed, and informs its group. Throws 409 if it was submitted or is being paid for.
 */
export async function lockUnsubmitted(tx: Database, id: string): Promise<DossierRow> {
  const row = await lockDossier(tx, id);
  if (row.status === 'Cancelled') throw alreadyCancelled();
  if (row.status !== 'Not Submitted') throw alreadySubmitted();
  await refuseWhilePaying(tx, id);
  if (row.groupCode !== null) await revokeReadiness(tx, id);
  return row;
}
