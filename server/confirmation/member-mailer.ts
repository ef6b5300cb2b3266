import { eq } from 'drizzle-orm';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { readySubmission } from '#server/dossiers/ready-submission.ts';
import { lockRegistration } from '#server/dossiers/registration-row.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { queueConfirmation } from './queue-confirmation.ts';

export type MemberMailer = {
  /**
   * Emails a member's confirmation after the group's payment. Only a job is stored: five hundred emails with
   * attachments would delay the payer and keep registrations locked.
   */
  confirm(tx: Database, dossierId: string): Promise<void>;
  /** Writes pending emails now; called after a commit, instead of waiting for the next poll in two seconds. */
  wake(): void;
};

type Stores = { db: Database; configuration: ConfigurationStore; mailer: Mailer };

const queue = 'member-confirmations';

/** Starts emailing members of groups that have paid; jobs of an earlier process are in the database. */
export async function startMemberMailer(stores: Stores, jobs: Jobs): Promise<MemberMailer> {
  const worker = await jobs.work(queue, async ({ dossierId }) => {
    await stores.db.transaction((tx) => mailConfirmation(tx, stores, String(dossierId)));
    stores.mailer.wake();
  });
  return {
    confirm: (tx, dossierId) => jobs.add(tx, { queue, data: { dossierId } }),
    wake: worker.wake,
  };
}

/** Writes a member's confirmation once: the submission is kept until then, and a job can run twice. */
export async function mailConfirmation(
  tx: Database,
  stores: Omit<Stores, 'db'>,
  dossierId: string,
): Promise<void> {
  const row = await lockRegistration(tx, dossierId);
  const ofMember = eq(groupMember.dossierId, dossierId);
  const [member] = await tx.select().from(groupMember).where(ofMember);
  const ready = member && readySubmission(member);
  if (!ready) return;
  await tx.update(groupMember).set({ submission: null }).where(ofMember);
  // A member who cancelled got it before the cancellation.
  if (row.status === 'Submitted') await queueConfirmation(tx, stores, row, ready.link);
}
