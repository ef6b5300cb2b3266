import { isRegistration } from '#engine/contract/is-registration.ts';
import { readToken, storeToken } from '#src/api/token.ts';
import { currentRegistration, isUnderWay } from '#src/lib/persisted/current-registration.ts';
import { readNewestDraft } from '../draft/draft-store.ts';
import { rememberRegistration } from './current.ts';

/**
 * Whether this device has a registration in progress. A crash can lose the last minute of localStorage; then the draft
 * in IndexedDB restores it.
 */
export async function recoverRegistration(): Promise<boolean> {
  if (isUnderWay(currentRegistration.read())) return true;
  const draft = await readNewestDraft();
  if (!draft || !isRegistration(draft.registration)) return false;
  rememberRegistration(draft.registration);
  if (readToken() === undefined && draft.token !== undefined) storeToken(draft.token);
  return isUnderWay(currentRegistration.read());
}
