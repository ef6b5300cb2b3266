import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { Database } from '#server/database/database.ts';
import { draft } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

/** The newest answers of a form, checked or not. */
export async function keptValues(db: Database, row: DossierRow, formType: string): Promise<Values> {
  const { values } = await savedValues(db, row, formType);
  return values;
}

/** A dossier's answers of a form: the draft, otherwise the checked answers, with their version. */
export async function savedValues(
  db: Database,
  row: DossierRow,
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
