import { findDefinition } from '#engine/field-types/registry.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { PickKind } from '#server/database/schema.ts';
import { countedAnswers } from '#server/domain/counted-answers.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { formsInFlow } from '#server/domain/steps-in-flow.ts';
import { isInCatalogue } from '#server/inventory/in-catalogue.ts';
import { isFor } from '#server/inventory/offers/audience.ts';
import { offerOf } from '#server/inventory/offers/find-offers.ts';
import type { Item } from '#server/inventory/stock/inventory-lock.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** What a field picks: a kind, or only those of it whose names begin in a way. */
export type PickerField = { readonly code: string; readonly kind: PickKind; readonly prefix: string };

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

/**
 * Tells which items count in a dossier's flow: those of fields that are shown; codes are applied outside of any step.
 * Before it is submitted, what is no longer published does not count.
 */
export function countsInFlow(configuration: Configured, row: DossierRow): (item: Item) => boolean {
  const counts = itemsOf(configuration, row);
  if (row.status === 'Submitted') return counts;
  return (item) => counts(item) && isInCatalogue(configuration, row.eventCode, item);
}

/** Tells what may be picked in a dossier's flow. The form that is being filled in may show more than is saved of it. */
export function canBePicked(configuration: Configured, row: DossierRow): (item: Item) => boolean {
  return itemsOf(configuration, row, 'typing');
}

/** Whether somebody is among those for whom an offer is; it counts for nobody else. */
function isForThem(configuration: Configured, row: DossierRow, { kind, item }: Item): boolean {
  if (kind === 'session' || kind === 'discount') return true;
  const offer = offerOf(configuration, row.eventCode, { kind, item })?.offer;
  return !offer || isFor(configuration, row, offer);
}

function itemsOf(configuration: Configured, row: DossierRow, typing?: 'typing'): (item: Item) => boolean {
  const { countsField } = countedAnswers(configuration, row);
  const pickers = formsInFlow(configuration, row).flatMap((formType) =>
    pickersOf(configuration, row.eventCode, formType).filter(({ code }) =>
      countsField(formType, code, typing),
    ),
  );
  return (item) =>
    item.kind === 'discount' ||
    (pickers.some((picker) => isPickedIn(picker, item)) && isForThem(configuration, row, item));
}
