import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { isPickedIn, pickersOf } from '#server/domain/fees/counts-in-flow.ts';
import { flowOf } from '#server/domain/flow-steps.ts';
import { type FieldErrors, Refusal } from '#server/domain/refusal.ts';
import { formStepsInFlow } from '#server/domain/steps-in-flow.ts';
import { itemName } from '#server/inventory/item-name.ts';
import type { HoldRow } from '#server/inventory/stock/holds.ts';
import type { Item } from '#server/inventory/stock/inventory-lock.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** The refusal of a submission whose items were taken by others after their hold lapsed, by `form_type.field`. */
export function picksGone(
  configuration: ConfigurationStore,
  row: DossierRow,
  gone: readonly HoldRow[],
): Refusal {
  const errors: FieldErrors = {};
  for (const { kind, item } of gone) {
    const path = pathOf(configuration, row, { kind, item });
    const name = itemName(configuration, row.eventCode, { kind, item });
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
