import type { Dossier, Registration } from '#engine/contract/registration.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { applicationBasics, registrationBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { placesNeeded } from '#server/inventory/capacity.ts';
import { limitOf } from '#server/inventory/limits.ts';
import { membershipTypeOf } from '#server/membership/membership-rules.ts';
import { countedAnswers } from './counted-answers.ts';
import { membershipOf } from './membership-of.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** A dossier as its holder sees it, and as conditions read it. */
export function dossierView(configuration: Configured, row: DossierRow): Dossier {
  return isRegistration(row)
    ? registrationView(configuration, row)
    : { ...applicationBasics(row), ...placeHeld(configuration, row) };
}

/** A registration as its holder sees it. */
export function registrationView(configuration: Configured, row: RegistrationRow): Registration {
  return {
    ...registrationBasics(row),
    ...placeHeld(configuration, row),
    membershipType: membershipTypeOf(membershipOf(configuration, row)),
  };
}

/** Until when a draft's place is held, if places are limited. */
function placeHeld(
  configuration: Configured,
  row: DossierRow,
  now = new Date(),
): Pick<Dossier, 'place_held'> {
  const { placeHeldUntil: until, status } = row;
  if (status !== 'Not Submitted' || !until || until <= now) return {};
  const isScarce = placesNeeded(row).some(
    ({ kind, item }) => limitOf(configuration, row.eventCode, kind, item) !== undefined,
  );
  return isScarce ? { place_held: { until: until.toISOString(), now: now.toISOString() } } : {};
}

/** The values that conditions of a dossier's forms, steps and fees can read. */
export function formContext(configuration: Configured, row: DossierRow): FormContext {
  return {
    registration: dossierView(configuration, row),
    answers: countedAnswers(configuration, row).answers,
  };
}
