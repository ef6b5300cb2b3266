import type { Field } from '#engine/configuration/field.ts';
import { eachField } from '#engine/configuration/field-tree.ts';
import type { FilePurpose } from '#engine/field-types/definition.ts';
import { findDefinition } from '#engine/field-types/registry.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { configuredSteps, isFormStep } from '#server/domain/registration-flow.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { registrationSteps } from '#server/domain/stale-configuration.ts';

const megabyte = 1024 * 1024;
const usualSize = 10 * megabyte;

/** The most bytes that a file for a purpose may have: what the largest field of the registration's forms takes. */
export function mostBytesOf(
  configuration: ConfigurationStore,
  row: RegistrationRow,
  purpose: FilePurpose,
): number {
  const sizes = fieldsOf(configuration, row)
    .filter((field) => findDefinition(field)?.file?.purpose(field) === purpose)
    .map((field) => ('maxSize' in field && field.maxSize ? field.maxSize * megabyte : usualSize));
  return sizes.length > 0 ? Math.max(...sizes) : usualSize;
}

function fieldsOf(configuration: ConfigurationStore, row: RegistrationRow): Field[] {
  const steps = configuration.current(row.eventCode, 'steps', registrationSteps)?.document;
  if (!steps) return [];
  return configuredSteps(steps, row)
    .filter(isFormStep)
    .flatMap(({ form_type }) => {
      const form = configuration.current(row.eventCode, 'form', form_type)?.document;
      return form ? [...eachField(form)].map(({ field }) => field) : [];
    });
}
