import type { Registration } from '#engine/contract/registration.ts';
import { currentRegistration, updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';

/**
 * Stores for a day which registration this device has open (spec §3 "Current registration info"). A different one
 * replaces everything, and pages saved for the old one are deleted.
 */
export function rememberRegistration({ code, email, started, track, status }: Registration): void {
  const before = currentRegistration.read()?.code;
  if (before && before !== code) {
    void import('#src/lib/offline-page/offline-pages.ts').then(({ deleteOfflinePages }) =>
      deleteOfflinePages(),
    );
  }
  const submitted = status === 'Not Submitted' ? 'N' : 'Y';
  updateCurrentRegistration({ code, email, started, submitted, track });
}
