import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { configurationDocument, dossier, picture, storedFile } from '#server/database/schema.ts';

/**
 * Deletes the public copies of uploaded files, such as logos, in all widths: a picture's name starts with its content's
 * hash. Pictures named in documents belong to the organizers. The caller deletes the files afterwards.
 */
export async function erasePublicCopies(tx: Database, eventCode: string): Promise<void> {
  const ids = tx.select({ id: dossier.id }).from(dossier).where(eq(dossier.eventCode, eventCode));
  const sent = tx
    .select({ hash: sql`left(encode(sha256(${storedFile.content}), 'hex'), 16)` })
    .from(storedFile)
    .where(inArray(storedFile.dossierId, ids));
  const hash = sql`left(${picture.name}, 16)`;
  const isNamed = sql`exists (
    select 1 from ${configurationDocument} where ${configurationDocument.eventCode} = ${eventCode}
    and position(${hash} in ${configurationDocument.document}::text) > 0
  )`;
  await tx
    .delete(picture)
    .where(and(eq(picture.eventCode, eventCode), inArray(hash, sent), sql`not ${isNamed}`));
}
