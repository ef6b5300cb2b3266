import type { Registration } from '#engine/contract/registration.ts';
import type { FormContext } from '#engine/values/form-context.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { membershipOf, membershipTypeOf } from './membership/membership-of.ts';
import { type RegistrationRow, registrationBasics } from './registration-row.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** A registration as its holder sees it, and as conditions read it. */
export function registrationView(configuration: Configured, row: RegistrationRow): Registration {
  return {
    ...registrationBasics(row),
    membershipType: membershipTypeOf(membershipOf(configuration, row)),
  };
}

/** What the conditions of a registration's forms, steps and fees may read. */
export function formContext(configuration: Configured, row: RegistrationRow): FormContext {
  return { registration: registrationView(configuration, row), answers: row.answers };
}
