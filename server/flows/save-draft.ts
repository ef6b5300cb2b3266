import type { Values } from '#engine/values/form-store.ts';
import type { Database } from '#server/database/database.ts';
import { draft } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/domain/dossier-row.ts';
import { mergeSaved } from '#server/domain/merge-saved.ts';
import { keptValues } from '#server/domain/saved-values.ts';
import type { PreparedForm } from '#server/domain/served-forms.ts';

/** What was typed into a form, and the answers it began from as JSON text. */
export type Draft = { form_type: string; version: number; values: Values; base?: string };

/**
 * Keeps what was typed into a form, unchecked and with codes that no field has any more (design §3 "Drafts"), with
 * what another device has typed since; row by row where the form is given. Throws 409 `conflict` where both changed the same.
 */
export async function saveDraft(
  db: Database,
  row: DossierRow,
  { form_type, version, values, base }: Draft,
  form?: PreparedForm,
): Promise<{ saved_at: string; values: Record<string, unknown> }> {
  return db.transaction(async (tx) => {
    const locked = await lockDossier(tx, row.id);
    const theirs = await keptValues(tx, locked, form_type);
    const merged = { ...mergeSaved(base, values, theirs, form) };
    const savedAt = new Date();
    const kept = { version, values: merged, savedAt };
    await tx
      .insert(draft)
      .values({ dossierId: row.id, formType: form_type, ...kept })
      .onConflictDoUpdate({ target: [draft.dossierId, draft.formType], set: kept });
    return { saved_at: savedAt.toISOString(), values: merged };
  });
}
