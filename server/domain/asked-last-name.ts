import { REGISTRATION_FLOW } from '#engine/configuration/flow-document.ts';
import { lastNameIn } from '#engine/configuration/last-name.ts';
import type { LastName } from '#engine/configuration/last-names.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';

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
