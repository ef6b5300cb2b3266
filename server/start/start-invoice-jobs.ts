import type { Stores } from '#server/confirmation/stores.ts';
import { remindOfInvoices } from '#server/invoices/remind-of-invoices.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';

const queue = 'invoice-reminders';

/** Starts invoice reminders, checked every hour because days start at different times in time zones. */
export async function startInvoiceJobs(
  stores: Pick<Stores, 'db' | 'configuration' | 'mailer'>,
  jobs: Jobs,
): Promise<void> {
  await jobs.work(queue, async () => {
    await remindOfInvoices(stores);
  });
  await jobs.every(queue, '7 * * * *');
}
