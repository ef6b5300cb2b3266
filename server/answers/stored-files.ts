import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StoredFile } from '#engine/form/field-types/stored-file-value.ts';
import type { Database } from '#server/database/database.ts';
import { storedFile } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { lockUnsubmitted } from '#server/dossiers/lock-unsubmitted.ts';
import type { AcceptedFile } from '#server/files/accept-file.ts';
import { noMoreFiles, noMoreSpace } from '#server/files/file-problems.ts';
import { type FileType, isFileType } from '#server/files/file-type.ts';
import { notFound } from '#server/refusals/refusal.ts';

const mostFiles = 10;
const mostBytes = 40 * 1024 * 1024;

type Holder = Pick<DossierRow, 'id'>;
type DocumentKind = 'official' | 'student';

const described = {
  files_ID: storedFile.id,
  name: storedFile.name,
  type: storedFile.type,
  size: storedFile.size,
};

/**
 * Stores a file for a registration that can be changed; an official or student document replaces the former one. Throws
 * 422 or 413 if there is no room.
 */
export function keepFile(
  db: Database,
  { id }: Holder,
  file: AcceptedFile,
  document?: DocumentKind,
): Promise<StoredFile> {
  const { name, type, content } = file;
  const size = content.length;
  return db.transaction(async (tx) => {
    await lockUnsubmitted(tx, id);
    const mine = eq(storedFile.dossierId, id);
    if (document) await tx.delete(storedFile).where(and(mine, eq(storedFile.document, document)));
    const [kept] = await tx
      .select({
        files: sql<number>`count(*)::int`,
        bytes: sql<number>`coalesce(sum(${storedFile.size}), 0)::int`,
      })
      .from(storedFile)
      .where(mine);
    if (kept && kept.files >= mostFiles) throw noMoreFiles(mostFiles);
    if (kept && kept.bytes + size > mostBytes) throw noMoreSpace(mostBytes);
    const [row] = await tx
      .insert(storedFile)
      .values({ dossierId: id, document, name, type, size, content })
      .returning({ id: storedFile.id });
    if (!row) throw new Error('a file was not inserted');
    return { files_ID: row.id, name, type, size };
  });
}

/** Deletes a file of a registration that can be changed; 404 for another's or an unknown one. */
export function removeFile(
  db: Database,
  { id }: Holder,
  filesId: string,
  { onlyDocuments = false } = {},
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUnsubmitted(tx, id);
    const only = onlyDocuments ? inArray(storedFile.document, ['official', 'student']) : undefined;
    const gone = isId(filesId)
      ? await tx
          .delete(storedFile)
          .where(and(eq(storedFile.id, filesId), eq(storedFile.dossierId, id), only))
          .returning({ id: storedFile.id })
      : [];
    if (gone.length === 0) throw notFound();
  });
}

/** A registration's file with its content; 404 for another's or an unknown one. */
export async function readFile(
  db: Database,
  { id }: Holder,
  filesId: string,
): Promise<StoredFile & { content: Uint8Array }> {
  if (!isId(filesId)) throw notFound();
  const [row] = await db
    .select({ ...described, content: storedFile.content })
    .from(storedFile)
    .where(and(eq(storedFile.id, filesId), eq(storedFile.dossierId, id)));
  if (!row) throw notFound();
  return { ...row, type: asFileType(row.type) };
}

/** Those of some files that a registration keeps, by their ids. */
export async function describeFiles(
  db: Database,
  { id }: Holder,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const possible = ids.filter(isId);
  if (possible.length === 0) return new Map();
  const rows = await db
    .select(described)
    .from(storedFile)
    .where(and(inArray(storedFile.id, possible), eq(storedFile.dossierId, id)));
  return new Map(rows.map((row) => [row.files_ID, { ...row, type: asFileType(row.type) }]));
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function asFileType(stored: string): FileType {
  if (!isFileType(stored)) throw new Error(`a file of type ${stored} was kept`);
  return stored;
}
