import type { Registration } from '#engine/contract/registration.ts';
import { currentRegistration, updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';

/**
 * Remembers for a day which registration this device has open (spec §3 "Current registration info"). Another one than
 * before takes its place whole: pages that were kept of that are gone.
 */
export function rememberRegistration({ code, email, started, track, status }: Registration): void {
  const before = currentRegistration.read()?.code;
  if (before && before !== code) {
    void import('#src/lib/kept-page/kept-pages.ts').then(({ forgetKeptPages }) => forgetKeptPages());
  }
  const submitted = status === 'Not Submitted' ? 'N' : 'Y';
  updateCurrentRegistration({ code, email, started, submitted, track });
}
