import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, max } from 'drizzle-orm';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import { type Converter, formatOf } from './document-formats.ts';
import { inFormatOfToday, isDocument } from './read-version.ts';

/** The version of a publish; the newest one if nothing changed. */
export type WrittenVersion = {
  version: number;
  changed: boolean;
  publishedAt: Date;
  /** As it is stored: the database orders keys, and every process serves the same bytes. */
  document: ConfigurationDocument;
};

/** Who publishes, and why in their words. */
export interface Author {
  readonly by: string;
  readonly note?: string | undefined;
}

/** Writes a document as its next version, unless the newest one is equal and served. */
export async function writeVersion(
  tx: Database,
  event: string,
  document: ConfigurationDocument,
  { by, note }: Author,
  known: readonly Converter[],
): Promise<WrittenVersion> {
  const { kind, code } = document;
  const newest = await newestRow(tx, event, kind, code);
  if (newest && !newest.unpublished && saysTheSame(newest, document, known))
    return { version: newest.version, changed: false, publishedAt: newest.publishedAt, document };
  const version = (newest?.version ?? 0) + 1;
  const publishedAt = new Date();
  const [stored] = await tx
    .insert(configurationDocument)
    .values({
      eventCode: event,
      kind,
      code,
      version,
      format: formatOf(known),
      document,
      publishedAt,
      publishedBy: by,
      note,
    })
    .returning({ document: configurationDocument.document });
  if (!isDocument(stored?.document)) throw new Error('no document was stored');
  return { version, changed: true, publishedAt, document: stored.document };
}

function saysTheSame(
  kept: Pick<typeof configurationDocument.$inferSelect, 'document' | 'format'>,
  document: ConfigurationDocument,
  known: readonly Converter[],
): boolean {
  const reading = inFormatOfToday(kept, known);
  return reading.ok && isDeepStrictEqual(reading.document, document);
}

/** Writes a version with which a document is no longer served; nothing where none is. */
export async function writeUnpublished(
  tx: Database,
  event: string,
  { kind, code }: Pick<ConfigurationDocument, 'kind' | 'code'>,
  { by, note }: Author,
): Promise<number | undefined> {
  const newest = await newestRow(tx, event, kind, code);
  if (!newest || newest.unpublished) return undefined;
  const version = newest.version + 1;
  await tx.insert(configurationDocument).values({
    ...newest,
    version,
    unpublished: true,
    publishedAt: new Date(),
    publishedBy: by,
    note: note ?? null,
  });
  return version;
}

async function newestRow(tx: Database, event: string, kind: string, code: string) {
  const [newest] = await tx
    .select()
    .from(configurationDocument)
    .where(documentIs(event, kind, code))
    .orderBy(desc(configurationDocument.version))
    .limit(1);
  return newest;
}

/** The number of a document's newest version; 0 without one. */
export async function newestVersion(
  tx: Database,
  event: string,
  kind: string,
  code: string,
): Promise<number> {
  const [newest] = await tx
    .select({ version: max(configurationDocument.version).mapWith(Number) })
    .from(configurationDocument)
    .where(documentIs(event, kind, code));
  return newest?.version ?? 0;
}

type Version = { eventCode: string; kind: string; code: string; version: number };

/** The number of each document's newest version: the documents themselves may be large, and are mostly known. */
export function newestVersions(db: Database, event?: string): Promise<Version[]> {
  const { eventCode, kind, code, version } = configurationDocument;
  return db
    .select({ eventCode, kind, code, version: max(version).mapWith(Number) })
    .from(configurationDocument)
    .where(event === undefined ? undefined : eq(eventCode, event))
    .groupBy(eventCode, kind, code)
    .orderBy(asc(eventCode), asc(kind), asc(code));
}

/** The row of a version. */
export function isVersion({ eventCode, kind, code, version }: Version) {
  return and(documentIs(eventCode, kind, code), eq(configurationDocument.version, version));
}

/** The rows of a document. */
export function documentIs(event: string, kind: string, code: string) {
  return and(
    eq(configurationDocument.eventCode, event),
    eq(configurationDocument.kind, kind),
    eq(configurationDocument.code, code),
  );
}
