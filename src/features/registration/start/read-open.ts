import { isRegistration } from '#engine/contract/is-registration.ts';
import type { OpenRegistration } from '#machines/registration/start.machine.ts';
import { readToken } from '#src/api/token.ts';
import {
  type CurrentRegistration,
  currentRegistration,
  isUnderWay,
} from '#src/lib/persisted/current-registration.ts';

/** Whether this device has a registration that can be continued. */
export function isOpen(current: CurrentRegistration | undefined): current is CurrentRegistration {
  return isUnderWay(current) && current.submitted === 'N' && readToken() !== undefined;
}

/** The unsubmitted registration that this device has open; undefined without one. */
export async function readOpen(): Promise<OpenRegistration | undefined> {
  const current = currentRegistration.read();
  if (!isOpen(current)) return undefined;
  const { code, email } = current;
  const { readDraft } = await import('#src/flow/draft/draft-store.ts');
  const begun = (await readDraft(code))?.registration;
  if (!begun || !isRegistration(begun)) return { code, email, choice: undefined };
  const { track, mode, registrations_day } = begun;
  return { code, email, choice: { track, mode, registrations_day } };
}
