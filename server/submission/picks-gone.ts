import { flowOf } from '#server/answers/flow-steps.ts';
import { formStepsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import type { Item } from '#server/inventory/inventory-lock.ts';
import { lastName } from '#server/inventory/last-name.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { isPickedIn, pickersOf } from '#server/prices/counts-in-flow.ts';
import { type FieldErrors, Refusal } from '#server/refusals/refusal.ts';

/** The refusal of a submission whose items are no longer available, by `form_type.field`. */
export async function picksGone(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  gone: readonly HoldRow[],
): Promise<Refusal> {
  const errors: FieldErrors = {};
  for (const { kind, item } of gone) {
    const path = pathOf(configuration, row, { kind, item });
    const name = await lastName(db, configuration, row.eventCode, { kind, item });
    const message = inEveryLanguage('picks.namedGone', { name });
    errors[path] = [...(errors[path] ?? []), message];
  }
  return new Refusal('conflict', errors, { reason: 'full' });
}

function pathOf(configuration: ConfigurationStore, row: DossierRow, item: Item): string {
  if (item.kind === 'discount') return 'discount_code';
  const steps = flowOf(configuration, row)?.document;
  const forms = steps ? formStepsInFlow(configuration, steps, row).map(({ form_type }) => form_type) : [];
  for (const formType of forms) {
    const pickers = pickersOf(configuration, row.eventCode, formType);
    const field = pickers.find((each) => isPickedIn(each, item));
    if (field) return `${formType}.${field.code}`;
  }
  return item.kind;
}
