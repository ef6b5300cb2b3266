import type { FilePurpose } from '#engine/form/field-types/definition.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import { eachField } from '#engine/form/form-document/field-tree.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { configuredSteps, flowOf, isFormStep } from './flow-steps.ts';

const megabyte = 1024 * 1024;
const usualSize = 10 * megabyte;

/** The largest file for a purpose, in bytes: the limit of the largest field in the registration's forms. */
export function mostBytesOf(
  configuration: ConfigurationStore,
  row: DossierRow,
  purpose: FilePurpose,
): number {
  const sizes = fieldsOf(configuration, row)
    .filter((field) => findDefinition(field)?.file?.purpose(field) === purpose)
    .map((field) => ('maxSize' in field && field.maxSize ? field.maxSize * megabyte : usualSize));
  return sizes.length > 0 ? Math.max(...sizes) : usualSize;
}

function fieldsOf(configuration: ConfigurationStore, row: DossierRow): Field[] {
  const steps = flowOf(configuration, row)?.document;
  if (!steps) return [];
  return configuredSteps(steps, row)
    .filter(isFormStep)
    .flatMap(({ form_type }) => {
      const form = configuration.current(row.eventCode, 'form', form_type)?.document;
      return form ? eachField(form).map(({ field }) => field) : [];
    });
}
