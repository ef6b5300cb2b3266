import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { type DraftRefusal, type DraftScheduler, siteDraft } from '#server/database/schema.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { ServedConfiguration } from '../configuration-store.ts';
import { checkDraft } from './check-draft.ts';
import { documentsOf } from './draft-documents.ts';
import { lockDraft } from './drafts.ts';
import { effectsOf, refusalsOf } from './refusals-of.ts';

/** When a draft is to be published, who says so, and whether its effects on people are confirmed. */
export interface DraftSchedule {
  readonly draft: string;
  readonly at: Date;
  readonly by: Omit<DraftScheduler, 'confirmed'>;
  readonly confirmed: boolean;
}

/** Thrown when a draft could not be published as it is. */
export class DraftRefused extends Error {
  override name = 'DraftRefused';
  constructor(readonly refusals: readonly DraftRefusal[]) {
    super(refusals.map(({ reason, document }) => `${reason} ${document ?? ''}`).join(', '));
  }
}

/**
 * Sets the time at which a draft is published, and returns the time that it had. Rejects with 404 for an unknown draft, and
 * with `DraftRefused` for one that could not be published now.
 */
export async function scheduleDraft(
  tx: Database,
  served: ServedConfiguration,
  eventCode: string,
  { draft, at, by, confirmed }: DraftSchedule,
): Promise<{ readonly name: string; readonly was: Date | null }> {
  const { id, name, scheduledFor: was } = await lockDraft(tx, eventCode, draft);
  const checked = await checkDraft(tx, served, eventCode, await documentsOf(tx, id));
  const effects = confirmed ? effectsOf(checked) : [];
  const refusals = refusalsOf(checked, effects);
  if (refusals.length > 0) throw new DraftRefused(refusals);
  const scheduledBy: DraftScheduler = { ...by, confirmed: effects };
  await tx
    .update(siteDraft)
    .set({ scheduledFor: at, scheduledBy, refusedAt: null, refusals: null })
    .where(eq(siteDraft.id, id));
  return { name, was };
}

/** Takes the time from a draft, and returns it; throws 404 for a draft without one. */
export async function unscheduleDraft(
  tx: Database,
  eventCode: string,
  draft: string,
): Promise<{ readonly name: string; readonly was: Date }> {
  const { id, name, scheduledFor: was } = await lockDraft(tx, eventCode, draft);
  if (!was) throw notFound();
  await tx.update(siteDraft).set({ scheduledFor: null, scheduledBy: null }).where(eq(siteDraft.id, id));
  return { name, was };
}
