import type { Values } from '#engine/form/values/form-store.ts';
import { withPicked } from '#server/cart/picked-answers.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { presentersOf } from './presenter-rows.ts';
import { presentersFieldOf } from './presenters-field.ts';

/** A form's answers with the server's data: items and presenters. */
export async function withHeld(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  formType: string,
  answers: Values,
): Promise<Values> {
  const picked = await withPicked(db, configuration, row, formType, answers);
  const asked = presentersFieldOf(configuration, row.eventCode, formType);
  if (!asked) return picked;
  const named = (await presentersOf(db, row.id)).map(({ code, name, school, state }) => ({
    instructor_code: code,
    name,
    school,
    state,
  }));
  return { ...picked, [asked.field]: named };
}
