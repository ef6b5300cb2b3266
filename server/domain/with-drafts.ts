import { eq } from 'drizzle-orm';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { draft } from '#server/database/schema.ts';
import type { DossierRow } from './dossier-row.ts';
import { prepareForm } from './served-forms.ts';

/**
 * A dossier as if the visitor had continued from every step with what is typed into it: what it owes so far follows each
 * answer. What is submitted and paid is counted from checked answers only.
 */
export async function withDrafts(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
): Promise<DossierRow> {
  const drafts = await db.select().from(draft).where(eq(draft.dossierId, row.id));
  let typed = row;
  for (const { formType, values } of drafts) {
    const form = prepareForm(configuration, row.eventCode, formType);
    if (!form) continue;
    // What is left of a question that is no longer asked decides nothing.
    const counted = form.check(values, form.contextOf(typed)).values;
    typed = { ...typed, answers: { ...typed.answers, [formType]: counted } };
  }
  return typed;
}
