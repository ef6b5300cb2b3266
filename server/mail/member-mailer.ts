import { eq } from 'drizzle-orm';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { groupMember } from '#server/database/schema.ts';
import { readySubmission } from '#server/domain/groups/member-state.ts';
import { lockRegistration } from '#server/domain/registration-row.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { Mailer } from './mailer.ts';
import { queueConfirmation } from './queue-confirmation.ts';

export type MemberMailer = {
  /**
   * Has a member whom their group has paid for told so, with what belongs to it. Only a job is written: five hundred mails
   * with their files would keep whoever pays waiting, and every member's registration locked.
   */
  confirm(tx: Database, dossierId: string): Promise<void>;
  /** Writes what is to be written now; call it after the commit, or leave it to the next poll two seconds later. */
  wake(): void;
};

type Stores = { db: Database; configuration: ConfigurationStore; mailer: Mailer };

const queue = 'member-confirmations';

/** Starts writing to members of groups that have paid; what an earlier process left has its job in the database. */
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

/** Writes a member's confirmation, once: what they submitted is kept until then, and a job may come twice. */
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
  // Whoever has cancelled has had it before that.
  if (row.status === 'Submitted') await queueConfirmation(tx, stores, row, ready.link);
}
