import { findDefinition } from '#engine/field-types/registry.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { InventoryKind } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { flowOf, formStepsInFlow } from '#server/domain/flow-steps.ts';
import type { Item } from '#server/domain/inventory/inventory-lock.ts';

/** What a field picks: a kind, or only those of it whose names begin in a way. */
export type PickerField = { readonly code: string; readonly kind: InventoryKind; readonly prefix: string };

/** The fields of a form in which something is picked. */
export function pickersOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  formType: string,
): PickerField[] {
  const form = configuration.current(eventCode, 'form', formType)?.document;
  return (form?.sections.flatMap(({ fields }) => fields) ?? []).flatMap((field) => {
    const definition = findDefinition(field);
    if (definition?.picks === undefined) return [];
    const within = definition.within?.(field);
    return [{ code: field.code, kind: definition.picks, prefix: within === undefined ? '' : `${within}/` }];
  });
}

/** Whether something is picked in a field. */
export function isPickedIn({ kind, prefix }: PickerField, item: Item): boolean {
  return item.kind === kind && item.item.startsWith(prefix);
}

/** Tells what can be picked in a dossier's flow; codes are applied outside of any step. */
export function countsInFlow(
  configuration: Pick<ConfigurationStore, 'current'>,
  row: DossierRow,
): (item: Item) => boolean {
  const flow = flowOf(configuration, row)?.document;
  const steps = flow ? formStepsInFlow(configuration, flow, row) : [];
  const pickers = steps.flatMap(({ form_type }) => pickersOf(configuration, row.eventCode, form_type));
  return (item) => item.kind === 'discount' || pickers.some((picker) => isPickedIn(picker, item));
}
