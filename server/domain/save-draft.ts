import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import type { Values } from '#engine/values/form-store.ts';
import type { Database } from '#server/database/database.ts';
import { draft } from '#server/database/schema.ts';
import type { RegistrationRow } from './registration-row.ts';

export type Draft = { form_type: string; version: number; values: Values };

/** Keeps what was typed into a form, unchecked and with codes that no field has any more (design §3 "Drafts"). */
export async function saveDraft(db: Database, row: RegistrationRow, kept: Draft): Promise<Date> {
  const savedAt = new Date();
  const values = { version: kept.version, values: { ...kept.values }, savedAt };
  await db
    .insert(draft)
    .values({ registrationId: row.id, formType: kept.form_type, ...values })
    .onConflictDoUpdate({ target: [draft.registrationId, draft.formType], set: values });
  return savedAt;
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
    .where(and(eq(draft.registrationId, row.id), eq(draft.formType, formType)));
  const passed = row.configurationVersions[`form/${formType}`];
  const checked = passed === undefined ? 'N' : 'Y';
  if (kept) return { values: kept.values, version: kept.version, checked };
  return { values: row.answers[formType] ?? {}, version: passed ?? null, checked };
}
