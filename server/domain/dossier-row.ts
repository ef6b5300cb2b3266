import type { dossier } from '#server/database/schema.ts';

/** What somebody has under way, as it is stored. */
export type DossierRow = typeof dossier.$inferSelect;
