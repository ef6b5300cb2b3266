import { asc, desc, eq } from 'drizzle-orm';
import {
  type ConfigurationDocument,
  type DocumentKind,
  isDocumentKind,
} from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import type { DocumentOf, ServedConfiguration, Versioned } from './configuration-store.ts';
import type { converters } from './document-formats.ts';
import { documentIs, isVersion, newestVersions } from './document-versions.ts';
import { inFormatOfToday } from './read-version.ts';
import { servedVersion, type UnreadableVersion } from './served-version.ts';

const versionColumns = {
  version: configurationDocument.version,
  publishedAt: configurationDocument.publishedAt,
  publishedBy: configurationDocument.publishedBy,
  note: configurationDocument.note,
  unpublished: configurationDocument.unpublished,
};

type Cache = Map<string, Map<string, Versioned>>;
type Listener = Parameters<ServedConfiguration['onPublished']>[0];

/** A document by its kind and code. */
type Named = Pick<ConfigurationDocument, 'kind' | 'code'>;

/** The served configuration, for the code that publishes. */
export interface Serving {
  readonly served: ServedConfiguration;
  /** The newest version of a document, also if that removed it from the site; 0 without one. */
  newestOf(event: string, kind: string, code: string): number;
  /** Serves a new version; undefined if it removes the document from the site. */
  serve(event: string, named: Named, version: number, versioned: Versioned | undefined): void;
  /** Reads within a transaction what other processes have published. */
  catchUp(reader: Database, event?: string): Promise<void>;
}

/** Reads the configuration of all events and keeps it in memory. */
export async function serveConfiguration(db: Database, known: typeof converters): Promise<Serving> {
  const cache: Cache = new Map();
  const listeners: Listener[] = [];
  const lost = new Map<string, UnreadableVersion>();
  const versions = new Map<string, number>();
  const revisions = new Map<string, number>();
  let eventCodes: readonly string[] | undefined;
  const newestOf = (event: string, kind: string, code: string) =>
    versions.get(`${event} ${kind}/${code}`) ?? 0;
  const revisionOf = (event: string) => revisions.get(event) ?? 0;

  function serve(event: string, { kind, code }: Named, version: number, versioned: Versioned | undefined) {
    // Two publishes may return in another order than they were written in.
    if (version <= newestOf(event, kind, code)) return;
    revisions.set(event, revisionOf(event) + version - newestOf(event, kind, code));
    versions.set(`${event} ${kind}/${code}`, version);
    const documents = cache.get(event) ?? new Map<string, Versioned>();
    cache.set(event, documents);
    if (versioned) documents.set(keyOf(kind, code), versioned);
    else documents.delete(keyOf(kind, code));
    if (kind === 'event') eventCodes = undefined;
    for (const listener of listeners) listener(event, kind, code, version);
  }

  async function catchUp(reader: Database, event?: string): Promise<void> {
    for (const newest of await newestVersions(reader, event)) {
      if (newest.version <= newestOf(newest.eventCode, newest.kind, newest.code)) continue;
      const { row, document, unreadable } = await servedVersion(reader, newest, known);
      for (const each of unreadable) lost.set(`${each.eventCode} ${each.kind}/${each.code}`, each);
      const { eventCode: ofEvent, kind, code, version } = newest;
      const versioned = row && document && { version: row.version, document, publishedAt: row.publishedAt };
      if (isDocumentKind(kind)) serve(ofEvent, { kind, code }, version, versioned);
    }
  }

  const served: ServedConfiguration = {
    eventCodes() {
      eventCodes ??= [...cache.keys()].filter((event) => served.current(event, 'event', event));
      return eventCodes;
    },
    current(event, kind, code) {
      const versioned = cache.get(event)?.get(keyOf(kind, code));
      return versioned && isOfKind(versioned, kind) ? versioned : undefined;
    },
    list: (event) => [...(cache.get(event)?.values() ?? [])],
    revision: revisionOf,
    async atVersion(event, kind, code, version, tx = db) {
      const current = served.current(event, kind, code);
      if (current?.version === version) return current.document;
      if (!Number.isSafeInteger(version) || version < 1) return undefined;
      // A transaction may have written a newer one, or another process.
      if (tx === db && version > newestOf(event, kind, code)) return undefined;
      const [row] = await tx
        .select()
        .from(configurationDocument)
        .where(isVersion({ eventCode: event, kind, code, version }));
      const reading = row && inFormatOfToday(row, known);
      return reading?.ok ? asKind(reading.document, kind) : undefined;
    },
    versions(event, kind, code, tx = db) {
      return tx
        .select(versionColumns)
        .from(configurationDocument)
        .where(documentIs(event, kind, code))
        .orderBy(desc(configurationDocument.version));
    },
    log(event) {
      const { kind, code, version, publishedAt } = configurationDocument;
      return db
        .select({ kind, code, ...versionColumns })
        .from(configurationDocument)
        .where(eq(configurationDocument.eventCode, event))
        .orderBy(desc(publishedAt), asc(kind), asc(code), desc(version));
    },
    unreadable: () => [...lost.values()],
    catchUp: (event) => catchUp(db, event),
    onPublished: (listener) => void listeners.push(listener),
  };
  await catchUp(db);
  return { served, newestOf, serve, catchUp };
}

const keyOf = (kind: DocumentKind, code: string) => `${kind}/${code}`;

function isOfKind<Kind extends DocumentKind>(
  versioned: { version: number; document: ConfigurationDocument; publishedAt: Date },
  kind: Kind,
): versioned is Versioned<Kind> & typeof versioned {
  return versioned.document.kind === kind;
}

function asKind<Kind extends DocumentKind>(
  document: ConfigurationDocument,
  kind: Kind,
): DocumentOf<Kind> | undefined {
  const versioned = { version: 0, document, publishedAt: new Date(0) };
  return isOfKind(versioned, kind) ? versioned.document : undefined;
}
