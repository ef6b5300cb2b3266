import { and, eq } from 'drizzle-orm';
import type { AnyField } from '#engine/form/field/every-field.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { keptValues } from '#server/answers/saved-values.ts';
import { formStepsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, draft } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

/** The kind of rows: contacts or donations. */
export type RowsKind = 'people' | 'gifts';

/** A flow's field with these rows, and its form's stored answers. */
export type RowsField = {
  form_type: string;
  field: AnyField;
  values: Values;
  rows: readonly Readonly<Record<string, unknown>>[];
};

type Configured = Pick<ConfigurationStore, 'current'>;

/** The first field of a dossier's flow that holds rows of a kind, as they are kept; undefined where none does. */
export async function rowsField(
  db: Database,
  configuration: Configured,
  row: DossierRow,
  kind: RowsKind,
): Promise<RowsField | undefined> {
  const flow = flowOf(configuration, row)?.document;
  for (const { form_type } of flow ? formStepsInFlow(configuration, flow, row) : []) {
    const field = fieldOf(configuration, row.eventCode, form_type, kind);
    if (!field) continue;
    const values = await keptValues(db, row, form_type);
    const rows = values[field.code];
    return { form_type, field, values, rows: Array.isArray(rows) ? rows : [] };
  }
  return undefined;
}

/** The field of a form that holds rows of a kind. */
export function fieldOf(
  configuration: Configured,
  eventCode: string,
  formType: string,
  kind: RowsKind,
): AnyField | undefined {
  const form = configuration.current(eventCode, 'form', formType)?.document;
  return form?.sections
    .flatMap(({ fields }): readonly AnyField[] => fields)
    .find((field) => findDefinition(field)?.rows === kind);
}

/** Keeps other rows in a field, checked or not as they were before. The caller has locked the dossier. */
export async function keepRows(
  tx: Database,
  row: DossierRow,
  { form_type, field }: RowsField,
  rows: RowsField['rows'],
): Promise<void> {
  const [typed] = await tx
    .select()
    .from(draft)
    .where(and(eq(draft.dossierId, row.id), eq(draft.formType, form_type)));
  if (typed) {
    await tx
      .update(draft)
      .set({ values: { ...typed.values, [field.code]: rows }, savedAt: new Date() })
      .where(and(eq(draft.dossierId, row.id), eq(draft.formType, form_type)));
  }
  const checked = row.answers[form_type];
  const answers = { ...row.answers, [form_type]: { ...checked, [field.code]: rows } };
  // Unchecked answers stay a draft.
  if (checked || !typed) {
    await tx.update(dossier).set({ answers, updatedAt: new Date() }).where(eq(dossier.id, row.id));
  }
}
