import type { Stores } from '#server/confirmation/stores.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { reconcilePayments } from '#server/payments/reconcile-payments.ts';
import { reconcileRefunds } from '#server/payments/settle-refunds.ts';

const queue = 'reconcile-payments';

/**
 * Settles payments and refunds left open by an earlier process before serving anyone, and every minute those whose
 * answer was lost.
 */
export async function startReconciling(stores: Stores, jobs: Jobs): Promise<void> {
  // A gateway that cannot be reached now is asked again within a minute: the start does not wait for it.
  const report = (error: unknown) => jobs.report(error instanceof Error ? error : new Error(String(error)));
  await reconcilePayments(stores, { minimumAgeMs: 0 }).catch(report);
  await reconcileRefunds(stores, { minimumAgeMs: 0 }).catch(report);
  await jobs.work(queue, async () => {
    await reconcilePayments(stores);
    await reconcileRefunds(stores);
  });
  await jobs.every(queue, '* * * * *');
}
