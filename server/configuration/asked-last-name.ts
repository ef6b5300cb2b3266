import '#engine/event/field-types/register.ts';
import { REGISTRATION_FLOW } from '#engine/event/documents/flow/schema.ts';
import { lastNameIn } from '#engine/event/documents/form/last-name.ts';
import type { LastName } from '#engine/event/properties/last-names.ts';
import type { ConfigurationStore } from './configuration-store.ts';

/** How a flow of an event asks for a last name; without forms that name anybody it is optional. */
export function askedLastName(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  flowCode: string = REGISTRATION_FLOW,
): LastName {
  const steps = configuration.current(eventCode, 'flow', flowCode)?.document.steps ?? [];
  const forms = steps.flatMap(({ form_type: form }) =>
    form === undefined ? [] : (configuration.current(eventCode, 'form', form)?.document ?? []),
  );
  return lastNameIn(forms);
}
