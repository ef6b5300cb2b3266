import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import type { Values } from '#engine/values/form-store.ts';
import type { Database } from '#server/database/database.ts';
import { draft } from '#server/database/schema.ts';
import { mergeSaved } from './merge-saved.ts';
import { lockRegistration, type RegistrationRow } from './registration-row.ts';

/** What was typed into a form, and the answers it began from as JSON text. */
export type Draft = { form_type: string; version: number; values: Values; base?: string };

/**
 * Keeps what was typed into a form, unchecked and with codes that no field has any more (design §3 "Drafts"), with
 * what another device has typed since. Throws 409 `conflict` where both changed the same field.
 */
export async function saveDraft(
  db: Database,
  row: RegistrationRow,
  { form_type, version, values, base }: Draft,
): Promise<{ saved_at: string; values: Record<string, unknown> }> {
  return db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, row.id);
    const theirs = await keptValues(tx, locked, form_type);
    const merged = { ...mergeSaved(base, values, theirs) };
    const savedAt = new Date();
    const kept = { version, values: merged, savedAt };
    await tx
      .insert(draft)
      .values({ dossierId: row.id, formType: form_type, ...kept })
      .onConflictDoUpdate({ target: [draft.dossierId, draft.formType], set: kept });
    return { saved_at: savedAt.toISOString(), values: merged };
  });
}

/** The newest answers of a form, checked or not. */
export async function keptValues(db: Database, row: RegistrationRow, formType: string): Promise<Values> {
  const { values } = await savedValues(db, row, formType);
  return values;
}

/** What a registration has of a form: its draft where there is one, else its checked answers, with their version. */
export async function savedValues(
  db: Database,
  row: RegistrationRow,
  formType: string,
): Promise<AnswerOf<(typeof forms)['initializeForm']>> {
  const [kept] = await db
    .select()
    .from(draft)
    .where(and(eq(draft.dossierId, row.id), eq(draft.formType, formType)));
  const passed = row.configurationVersions[`form/${formType}`];
  const checked = passed === undefined ? 'N' : 'Y';
  if (kept) return { values: kept.values, version: kept.version, checked };
  return { values: row.answers[formType] ?? {}, version: passed ?? null, checked };
}
