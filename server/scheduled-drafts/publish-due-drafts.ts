import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type Actor, writeAuditOf } from '#server/audit/write-audit.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { checkDraft } from '#server/configuration/drafts/check-draft.ts';
import { documentsOf, togetherOf } from '#server/configuration/drafts/draft-documents.ts';
import { discardDraft } from '#server/configuration/drafts/drafts.ts';
import { refusalsOf } from '#server/configuration/drafts/refusals-of.ts';
import { DraftRefused } from '#server/configuration/drafts/schedule-draft.ts';
import type { Database } from '#server/database/database.ts';
import { type DraftRefusal, type DraftScheduler, siteDraft } from '#server/database/schema.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { localTime } from './local-time.ts';
import { mayPublish } from './may-publish.ts';
import { publishedChanges } from './published-changes.ts';
import { draftRefusedMail } from './refused-mail.ts';

/** What publishing drafts at their time needs. */
export interface ScheduleServices {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly mailer: Mailer;
  readonly link: EventLink;
}

type DraftRow = typeof siteDraft.$inferSelect;
type Scheduled = DraftRow & { readonly scheduledFor: Date; readonly scheduledBy: DraftScheduler };

const isScheduled = (row: DraftRow | undefined): row is Scheduled =>
  Boolean(row?.scheduledFor && row.scheduledBy);

/** Thrown when a draft that was due has another time meanwhile, none, or was published. */
class NoLongerDue extends Error {
  override name = 'NoLongerDue';
}

/** Publishes every draft whose time has come; one that fails does not keep the others from it. */
export async function publishDueDrafts(services: ScheduleServices): Promise<void> {
  const due = await services.db
    .select()
    .from(siteDraft)
    // The queue's own clock, which says when this runs.
    .where(lte(siteDraft.scheduledFor, sql`now()`))
    .orderBy(asc(siteDraft.scheduledFor));
  const failed: unknown[] = [];
  for (const row of due.filter(isScheduled)) {
    await publishDue(services, row).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
}

async function publishDue(services: ScheduleServices, due: Scheduled): Promise<void> {
  const { configuration } = services;
  const { eventCode, scheduledBy: by, scheduledFor } = due;
  try {
    const outcome = await configuration.publishTogether(
      eventCode,
      async (tx) => {
        const { name: note } = await lockDue(tx, due);
        if (!(await mayPublish(tx, eventCode, by))) throw new DraftRefused([{ reason: 'role' }]);
        const rows = await documentsOf(tx, due.id);
        const checked = await checkDraft(tx, configuration, eventCode, rows);
        const refusals = refusalsOf(checked, by.confirmed);
        if (refusals.length > 0) throw new DraftRefused(refusals);
        return { ...togetherOf(rows), note };
      },
      by.actor || 'organizer',
      async (tx, publish) => {
        const published = await publish(tx);
        const name = await discardDraft(tx, eventCode, due.id);
        const at = localTime(configuration, eventCode, scheduledFor);
        await writeAuditOf(tx, actorOf(due), 'publishSiteDraft', {
          subject: name,
          changes: [{ what: 'scheduled_for', is: at }, ...publishedChanges(published)],
        });
      },
    );
    if (!outcome.ok) {
      await refuse(services, due, [{ reason: 'errors', diagnostics: outcome.diagnostics }]);
    }
  } catch (error) {
    if (error instanceof DraftRefused) return refuse(services, due, error.refusals);
    if (!(error instanceof NoLongerDue)) throw error;
  }
}

const actorOf = ({ eventCode, scheduledBy: { actor, actorKind, ip } }: Scheduled): Actor => ({
  eventCode,
  actor,
  actorKind,
  ip,
});

/** Locks a draft that is still due at that time; throws for another. */
async function lockDue(tx: Database, { id, scheduledFor }: Scheduled): Promise<Scheduled> {
  const [row] = await tx
    .select()
    .from(siteDraft)
    .where(and(eq(siteDraft.id, id), eq(siteDraft.scheduledFor, scheduledFor)))
    .for('update');
  if (!isScheduled(row)) throw new NoLongerDue();
  return row;
}

/** Notes why a draft was not published, and emails who set its time. */
async function refuse(
  { db, configuration, mailer, link }: ScheduleServices,
  due: Scheduled,
  refusals: readonly DraftRefusal[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, eventCode, name } = await lockDue(tx, due);
    await tx
      .update(siteDraft)
      .set({ scheduledFor: null, refusedAt: due.scheduledFor, refusals })
      .where(eq(siteDraft.id, id));
    const event = configuration.current(eventCode, 'event', eventCode)?.document;
    if (!event || due.scheduledBy.actorKind !== 'person') return;
    await mailer.queue(tx, draftRefusedMail({ event, id, name, due, refusals, link }));
  });
  mailer.wake();
}
