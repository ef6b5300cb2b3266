import type { Registration } from '#engine/contract/registration.ts';
import { updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';

/** Remembers for a day which registration this device has open (spec §3 "Current registration info"). */
export function rememberRegistration({ code, email, started, track }: Registration): void {
  updateCurrentRegistration({ code, email, started, track });
}
