import type { Review } from '#machines/flow/flow-setup.ts';

/** Keeps a registration or an application in sight while it is asked for again by its new address. */
export const ofSameDossier =
  (code: string) =>
  (before: Review | undefined): Review | undefined =>
    before?.registration.code === code ? before : undefined;
