import type { Dossier, Registration } from './registration.ts';

/** Tells a registration from the dossiers of other flows. */
export function isRegistration(dossier: Dossier): dossier is Registration {
  return 'track' in dossier;
}
