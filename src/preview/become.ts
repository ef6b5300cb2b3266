import { registrationToken } from '#src/api/token.ts';
import { applicationOf } from '#src/features/apply/current-application.ts';
import { updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';
import { entryOfHash, hasVisitorHash } from './visitor-hash.ts';

/** Makes this browser the visitor that the address names, as if they had begun here, and takes them out of the address. */
export function becomeVisitor(): void {
  const { hash, pathname, search } = location;
  if (!hasVisitorHash(hash)) return;
  history.replaceState(history.state, '', pathname + search);
  forget();
  const entry = entryOfHash(hash);
  if (!entry) return;
  const { flow, code, email, track, token } = entry;
  if (flow === 'registration') {
    registrationToken.store(token);
    updateCurrentRegistration({ code, email, track, started: 'Y' });
    return;
  }
  const { current, tokens } = applicationOf(flow);
  tokens.store(token);
  current.write({ code, email });
}

/** Forgets who was here before, with what they typed. */
function forget(): void {
  try {
    localStorage.clear();
    void indexedDB
      .databases?.()
      .then((all) => all.map(({ name }) => name !== undefined && indexedDB.deleteDatabase(name)));
  } catch {
    // Storage is closed: nothing was kept.
  }
}
