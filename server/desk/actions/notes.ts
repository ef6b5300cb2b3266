import { and, desc, eq } from 'drizzle-orm';
import type { DossierNote } from '#engine/contract/desk-actions.ts';
import type { Database } from '#server/database/database.ts';
import { dossierNote } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';

const viewOf = ({ id, author, text, createdAt }: typeof dossierNote.$inferSelect): DossierNote => ({
  id,
  at: createdAt.toISOString(),
  author,
  text,
});

/** The team's notes about a dossier, newest first. */
export async function notesOf(db: Database, dossierId: string): Promise<DossierNote[]> {
  const rows = await db
    .select()
    .from(dossierNote)
    .where(eq(dossierNote.dossierId, dossierId))
    .orderBy(desc(dossierNote.createdAt), desc(dossierNote.id));
  return rows.map(viewOf);
}

/** Adds a note to a dossier. */
export async function addNote(
  tx: Database,
  note: { readonly dossierId: string; readonly author: string; readonly text: string },
): Promise<DossierNote> {
  const [row] = await tx.insert(dossierNote).values(note).returning();
  if (!row) throw new Error('the note was not stored');
  return viewOf(row);
}

/** Removes a note of a dossier; returns its text, undefined if there is none of that id. */
export async function removeNote(tx: Database, dossierId: string, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .delete(dossierNote)
    .where(and(eq(dossierNote.dossierId, dossierId), eq(dossierNote.id, id)))
    .returning();
  return row?.text;
}
