import type { Database } from '#server/database/database.ts';
import { alreadyRegistered } from './registration-problems.ts';
import { lockRegistration, type RegistrationRow } from './registration-row.ts';
import { refuseWhilePaying } from './submit/payment-under-way.ts';

/**
 * A registration, locked for the rest of the transaction, that may still be changed. Throws 409 at one that was
 * submitted, or is being paid for.
 */
export async function lockUnsubmitted(tx: Database, id: string): Promise<RegistrationRow> {
  const row = await lockRegistration(tx, id);
  if (row.status !== 'Not Submitted') throw alreadyRegistered();
  await refuseWhilePaying(tx, id);
  return row;
}
