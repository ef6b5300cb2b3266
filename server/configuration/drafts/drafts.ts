import { and, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { MOST_DRAFTS, type SiteDraft } from '#engine/contract/site-drafts.ts';
import { DEFAULT_LOCALE, type Locale } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { siteDraft, siteDraftDocument } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { notFound, Refusal } from '#server/refusals/refusal.ts';
import { writtenRefusals } from './written-refusals.ts';

type DraftRow = typeof siteDraft.$inferSelect & { readonly documents: number };

const columns = { ...getTableColumns(siteDraft), documents: count(siteDraftDocument.draftId) };

function draftOf(row: DraftRow, locale: Locale): SiteDraft {
  const { scheduledFor, scheduledBy, refusedAt, refusals } = row;
  return {
    id: row.id,
    name: row.name,
    by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    documents: row.documents,
    ...(scheduledFor &&
      scheduledBy && {
        scheduled: { at: scheduledFor.toISOString(), local: scheduledBy.local, by: scheduledBy.actor },
      }),
    ...(refusedAt && {
      refused: {
        at: refusedAt.toISOString(),
        local: scheduledBy?.local ?? '',
        reasons: writtenRefusals(refusals ?? [], locale),
      },
    }),
  };
}

/** The drafts of an event, the one changed last first. */
export async function listDrafts(db: Database, eventCode: string, locale: Locale): Promise<SiteDraft[]> {
  const rows = await db
    .select(columns)
    .from(siteDraft)
    .leftJoin(siteDraftDocument, eq(siteDraftDocument.draftId, siteDraft.id))
    .where(eq(siteDraft.eventCode, eventCode))
    .groupBy(siteDraft.id)
    .orderBy(desc(siteDraft.changedAt));
  return rows.map((row) => draftOf(row, locale));
}

/** A draft of an event; throws 404 for an unknown one. */
export async function draftNamed(
  db: Database,
  eventCode: string,
  id: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<SiteDraft> {
  if (!isUuid(id)) throw notFound();
  const [row] = await db
    .select(columns)
    .from(siteDraft)
    .leftJoin(siteDraftDocument, eq(siteDraftDocument.draftId, siteDraft.id))
    .where(isDraft(eventCode, id))
    .groupBy(siteDraft.id);
  if (!row) throw notFound();
  return draftOf(row, locale);
}

/** Starts an empty draft; throws 422 if the event has too many. */
export async function startDraft(
  tx: Database,
  eventCode: string,
  createdBy: string,
  name: string,
): Promise<SiteDraft> {
  if ((await tx.$count(siteDraft, eq(siteDraft.eventCode, eventCode))) >= MOST_DRAFTS)
    throw new Refusal('invalid', { draft: [inEveryLanguage('drafts.tooMany', { most: MOST_DRAFTS })] });
  const [row] = await tx.insert(siteDraft).values({ eventCode, name, createdBy }).returning();
  if (!row) throw new Error('no draft was stored');
  return draftOf({ ...row, documents: 0 }, DEFAULT_LOCALE);
}

/** Renames a draft and returns its former name; throws 404 for an unknown one. */
export async function renameDraft(
  tx: Database,
  eventCode: string,
  id: string,
  name: string,
): Promise<string> {
  const before = await lockDraft(tx, eventCode, id);
  await tx.update(siteDraft).set({ name, changedAt: new Date() }).where(eq(siteDraft.id, before.id));
  return before.name;
}

/** Removes a draft with its documents, and returns its name; throws 404 for an unknown one. */
export async function discardDraft(tx: Database, eventCode: string, id: string): Promise<string> {
  const { name } = await lockDraft(tx, eventCode, id);
  await tx.delete(siteDraft).where(isDraft(eventCode, id));
  return name;
}

/** Locks a draft, so that its documents change one at a time; throws 404 for an unknown one. */
export async function lockDraft(
  tx: Database,
  eventCode: string,
  id: string,
): Promise<typeof siteDraft.$inferSelect> {
  const [row] = isUuid(id)
    ? await tx.select().from(siteDraft).where(isDraft(eventCode, id)).for('update')
    : [];
  if (!row) throw notFound();
  return row;
}

const isDraft = (eventCode: string, id: string) =>
  and(eq(siteDraft.id, id), eq(siteDraft.eventCode, eventCode));
