import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { ConfigurationChange } from '#engine/form/field/configuration-change.ts';
import { changesBetween } from '#engine/form/form-document/changes-between.ts';
import { hasRenamed } from '#engine/form/form-document/renamed-fields.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { newestVersion } from '#server/configuration/document-versions.ts';
import type { Database } from '#server/database/database.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** The changes of a form since a version; empty if that is unknown. */
export async function changesSince(
  configuration: ConfigurationStore,
  eventCode: string,
  formType: string,
  version: number,
  tx?: Database,
): Promise<ConfigurationChange[] | undefined> {
  const now = configuration.current(eventCode, 'form', formType);
  const before = await configuration.atVersion(eventCode, 'form', formType, version, tx);
  return now && before ? changesBetween(before, now.document) : undefined;
}

/** Throws 409 `stale` unless a form asks for the same, under the same codes, as at the version that was filled in. */
export async function refuseStale(
  configuration: ConfigurationStore,
  eventCode: string,
  { form_type, version }: { form_type: string; version: number },
  tx?: Database,
): Promise<void> {
  const now = configuration.current(eventCode, 'form', form_type);
  if (now?.version === version) return;
  const before = await configuration.atVersion(eventCode, 'form', form_type, version, tx);
  // A version that never was may differ in everything.
  if (!now || !before) throw stale([]);
  const changes = changesBetween(before, now.document);
  // A corrected label touches no answer.
  if (changes.length > 0 || hasRenamed(before, now.document)) throw stale(changes);
}

/**
 * Throws 409 `stale` if a version of a form with other codes was published that this process does not know yet: answers
 * under the former codes would be stored after the others were moved. Within the transaction that stores them.
 */
export async function refuseOvertaken(
  tx: Database,
  configuration: ConfigurationStore,
  eventCode: string,
  { form_type, version, document }: Pick<ServedForm, 'form_type' | 'version' | 'document'>,
): Promise<void> {
  const newest = await newestVersion(tx, eventCode, 'form', form_type);
  if (newest <= version) return;
  const after = await configuration.atVersion(eventCode, 'form', form_type, newest, tx);
  if (after && hasRenamed(document, after)) throw stale([]);
}

/** Steps that came or went between two versions of a flow. */
export function stepChangesBetween(before: FlowDocument, after: FlowDocument): ConfigurationChange[] {
  const missingIn = (other: FlowDocument) => (step: FlowDocument['steps'][number]) =>
    !other.steps.some(({ code }) => code === step.code);
  const told = (change: 'added' | 'removed') => (step: FlowDocument['steps'][number]) => ({
    form_type: 'flow',
    path: step.code,
    change,
    label: step.label,
  });
  return [
    ...before.steps.filter(missingIn(after)).map(told('removed')),
    ...after.steps.filter(missingIn(before)).map(told('added')),
  ];
}

/** The refusal of answers to another version, with the changes to show. */
export function stale(changes: ConfigurationChange[]): Refusal {
  const message = inEveryLanguage('registrations.stale');
  return new Refusal('conflict', { form: [message] }, { reason: 'stale', changes });
}
