import { and, eq } from 'drizzle-orm';
import { pictureAddress } from '#engine/event/properties/picture-address.ts';
import type { Database } from '#server/database/database.ts';
import { storedFile } from '#server/database/schema.ts';
import { isFileType } from '#server/files/file-type.ts';
import { storePicture } from './stored-pictures.ts';

/** What files are kept as by now: what an id names never changes. */
const known = new Map<string, string>();
const MOST_KNOWN = 5_000;

/**
 * The public address of a picture that somebody sent with their application; it is made when it is first asked for, which is
 * once they were accepted. Undefined for what is no picture of theirs.
 */
export async function pictureOfFile(
  db: Database,
  { id: dossierId, eventCode }: { id: string; eventCode: string },
  filesId: string,
): Promise<string | undefined> {
  const at = `${dossierId} ${filesId}`;
  const before = known.get(at);
  if (before !== undefined) return before;
  const [file] = await db
    .select({ type: storedFile.type, content: storedFile.content })
    .from(storedFile)
    .where(and(eq(storedFile.id, filesId), eq(storedFile.dossierId, dossierId)));
  if (!file || !isFileType(file.type) || file.type === 'application/pdf') return undefined;
  const kept = await storePicture(db, eventCode, { type: file.type, content: file.content });
  const address = pictureAddress(kept);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(at, address);
  return address;
}
