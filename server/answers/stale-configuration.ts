import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { ConfigurationChange } from '#engine/form/field/configuration-change.ts';
import { changesBetween } from '#engine/form/form-document/changes-between.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
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

/** Throws 409 `stale` unless a form asks for the same as at the version that was filled in. */
export async function refuseStale(
  configuration: ConfigurationStore,
  eventCode: string,
  { form_type, version }: { form_type: string; version: number },
): Promise<void> {
  if (configuration.current(eventCode, 'form', form_type)?.version === version) return;
  const changes = await changesSince(configuration, eventCode, form_type, version);
  // A corrected label touches no answer; a version that never was may differ in everything.
  if (!changes || changes.length > 0) throw stale(changes ?? []);
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
