import { isAfterPayment, type Step } from '#engine/configuration/steps-document.ts';
import type { Database } from '#server/database/database.ts';
import { lockUnsubmitted } from './lock-unsubmitted.ts';
import { notYetSubmitted } from './registration-problems.ts';
import { lockRegistration, type RegistrationRow } from './registration-row.ts';

/**
 * A registration, locked for the rest of the transaction, of which a step may be answered now. Throws 409 at one that
 * was submitted, or is being paid for; for a step that is asked after that, at one that was not.
 */
export async function lockForStep(tx: Database, id: string, step: Step): Promise<RegistrationRow> {
  if (!isAfterPayment(step)) return lockUnsubmitted(tx, id);
  const row = await lockRegistration(tx, id);
  if (row.status !== 'Submitted') throw notYetSubmitted();
  return row;
}
