import type { Field } from '#engine/configuration/field.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { configuredSteps, isFormStep } from '#server/domain/registration-flow.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { registrationSteps } from '#server/domain/stale-configuration.ts';

const megabyte = 1024 * 1024;
const usualSize = 10 * megabyte;

/** What a file is sent for: an answer of one of the two types, or one of the two documents. */
export type FilePurpose = 'file' | 'photo' | 'official' | 'student';

/** The most bytes that a file for a purpose may have: what the largest field of the registration's forms takes. */
export function mostBytesOf(
  configuration: ConfigurationStore,
  row: RegistrationRow,
  purpose: FilePurpose,
): number {
  const sizes = fieldsOf(configuration, row)
    .filter((field) => purposeOf(field) === purpose)
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
      return form?.sections.flatMap(({ fields }) => fields) ?? [];
    })
    .flatMap((field) => (field.type === 'repeatable_group' ? field.fields : [field]));
}

function purposeOf(field: Field): FilePurpose | undefined {
  if (field.type === 'photo') return 'photo';
  return field.type === 'file' ? (field.document ?? 'file') : undefined;
}
