import { eq } from 'drizzle-orm';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { draft } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { loadForm } from './load-form.ts';

/**
 * A dossier with all typed answers applied: the price so far follows each answer. Submission and payment use checked
 * answers only.
 */
export async function withDrafts(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
): Promise<DossierRow> {
  const drafts = await db.select().from(draft).where(eq(draft.dossierId, row.id));
  let typed = row;
  for (const { formType, values } of drafts) {
    const form = loadForm(configuration, row.eventCode, formType);
    if (!form) continue;
    // Former answers of questions that are no longer asked decide nothing.
    const counted = form.check(values, form.contextOf(typed)).values;
    typed = { ...typed, answers: { ...typed.answers, [formType]: counted } };
  }
  return typed;
}
