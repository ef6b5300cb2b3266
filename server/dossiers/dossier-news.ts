import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';

/** The database channel for changes of dossiers: a group's members, decisions. */
export const dossierNewsChannel = 'dossier_changed';

/** A changed dossier with its event and flow. */
export type DossierNews = { readonly eventCode: string; readonly flow: string; readonly code: string };

/** Tells that something of a dossier has changed: at the commit, and once a transaction. */
export async function tellDossier(tx: Database, dossierId: string): Promise<void> {
  const news = sql`${dossier.eventCode} || ' ' || ${dossier.flow} || ' ' || ${dossier.code}`;
  await tx
    .select({ told: sql`pg_notify(${dossierNewsChannel}, ${news})` })
    .from(dossier)
    .where(eq(dossier.id, dossierId));
}

/** Reads a notification; codes contain no spaces. */
export function readDossierNews(text: string): DossierNews | undefined {
  const [eventCode, flow, code, ...rest] = text.split(' ');
  return eventCode && flow && code && rest.length === 0 ? { eventCode, flow, code } : undefined;
}
