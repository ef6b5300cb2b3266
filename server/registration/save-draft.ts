import type { Values } from '#engine/form/values/form-store.ts';
import type { LoadedForm } from '#server/answers/load-form.ts';
import { mergeSaved } from '#server/answers/merge-saved.ts';
import { keptValues } from '#server/answers/saved-values.ts';
import { refuseOvertaken } from '#server/answers/stale-configuration.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { draft } from '#server/database/schema.ts';
import { type DossierRow, lockDossier } from '#server/dossiers/dossier-row.ts';

/** Typed answers, with their base as JSON. */
export type Draft = { form_type: string; version: number; values: Values; base?: string };

/** The form of a draft, and where newer versions of it are known. */
interface Configured {
  readonly form?: LoadedForm;
  readonly configuration?: ConfigurationStore;
}

/**
 * Stores typed answers, unchecked and including removed fields (design §3 "Drafts"), merged with another device's; by
 * row if the form is given. Throws 409 `conflict` if both changed the same.
 */
export async function saveDraft(
  db: Database,
  row: DossierRow,
  { form_type, version, values, base }: Draft,
  { form, configuration }: Configured = {},
): Promise<{ saved_at: string; values: Record<string, unknown> }> {
  return db.transaction(async (tx) => {
    const locked = await lockDossier(tx, row.id);
    if (form && configuration) await refuseOvertaken(tx, configuration, row.eventCode, form.served);
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
