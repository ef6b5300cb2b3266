import { mayAttend } from '#engine/event/schedule/may-attend.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { formsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { PickKind } from '#server/database/schema.ts';
import { registrationBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { offerOf } from '#server/inventory/find-offers.ts';
import { isInCatalogue } from '#server/inventory/in-catalogue.ts';
import type { Item } from '#server/inventory/inventory-lock.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { isFor } from './audience.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The items of a field: a kind, or those whose names start with a prefix. */
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
 * Returns whether an item counts in a dossier's flow: its field is visible, or it is a code. Before submission, neither
 * unpublished items nor sessions that it cannot attend count.
 */
export function countsInFlow(configuration: Configured, row: DossierRow): (item: Item) => boolean {
  const counts = itemsOf(configuration, row);
  if (row.status === 'Submitted') return counts;
  return (item) =>
    counts(item) &&
    isInCatalogue(configuration, row.eventCode, item) &&
    isAttendable(configuration, row, item);
}

/** Returns whether the field of an item is visible in a dossier's flow, whether or not the item is for the dossier. */
export function isAskedFor(configuration: Configured, row: DossierRow): (item: Item) => boolean {
  const pickers = pickersInFlow(configuration, row);
  return (item) => pickers.some((picker) => isPickedIn(picker, item));
}

/** Whether a session is one that a draft can still attend; true of all other items. */
function isAttendable(configuration: Configured, row: DossierRow, { kind, item }: Item): boolean {
  if (kind !== 'session' || !isRegistration(row)) return true;
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  const session = scheduleOf(configuration, row.eventCode)?.sessions.get(item)?.session;
  return !event || !session || mayAttend(event, registrationBasics(row), session);
}

/**
 * Returns whether an item can be selected in a dossier's flow. The form being filled in can show more than was saved.
 */
export function canBePicked(configuration: Configured, row: DossierRow): (item: Item) => boolean {
  return itemsOf(configuration, row, 'typing');
}

/** Whether an offer's audience includes the dossier; otherwise it does not count. */
function isForThem(configuration: Configured, row: DossierRow, { kind, item }: Item): boolean {
  if (kind === 'session' || kind === 'discount') return true;
  const offer = offerOf(configuration, row.eventCode, { kind, item })?.offer;
  return !offer || isFor(configuration, row, offer);
}

function pickersInFlow(configuration: Configured, row: DossierRow, typing?: 'typing'): PickerField[] {
  const { countsField } = countedAnswers(configuration, row);
  return formsInFlow(configuration, row).flatMap((formType) =>
    pickersOf(configuration, row.eventCode, formType).filter(({ code }) =>
      countsField(formType, code, typing),
    ),
  );
}

function itemsOf(configuration: Configured, row: DossierRow, typing?: 'typing'): (item: Item) => boolean {
  const pickers = pickersInFlow(configuration, row, typing);
  return (item) =>
    item.kind === 'discount' ||
    (pickers.some((picker) => isPickedIn(picker, item)) && isForThem(configuration, row, item));
}
