import { isDeepStrictEqual } from 'node:util';
import { desc, sql } from 'drizzle-orm';
import {
  type ConfigurationDocument,
  type DocumentKind,
  isDocumentKind,
} from '#engine/configuration/document.ts';
import type { Diagnostic } from '#engine/contract/problem.ts';
import type { Database } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import { lostPictures } from '#server/pictures/lost-pictures.ts';
import { affectedPeople, ConfirmNeeded } from './affected-people.ts';
import { diagnoseUnpublishing } from './diagnose-unpublishing.ts';
import { converters } from './document-formats.ts';
import {
  documentIs,
  isVersion,
  newestVersions,
  writeUnpublished,
  writeVersion,
} from './document-versions.ts';
import { inKindsOfToday } from './former-kinds.ts';
import { refuseNewer } from './newer-version.ts';
import { inFormatOfToday, isDocument } from './read-version.ts';
import { servedVersion, type UnreadableVersion } from './served-version.ts';

/** The document of a kind, as its meta-schema describes it. */
export type DocumentOf<Kind extends DocumentKind> = Extract<ConfigurationDocument, { kind: Kind }>;

/** One version of a document; the same object for as long as that version is the newest. */
export type Versioned<Kind extends DocumentKind = DocumentKind> = {
  readonly version: number;
  readonly document: DocumentOf<Kind>;
  readonly publishedAt: Date;
};

/** One version of a document, without the document. */
export type PublishedVersion = {
  readonly version: number;
  readonly publishedAt: Date;
  readonly publishedBy: string;
  /** Whether the document was taken off the site with it. */
  readonly unpublished: boolean;
};

export type PublishOutcome =
  | { ok: true; kind: DocumentKind; code: string; version: number; changed: boolean; warnings: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] };

/** What several documents came to that were published together: all of them, or none. */
export type TogetherOutcome =
  | { ok: true; published: Extract<PublishOutcome, { ok: true }>[] }
  | { ok: false; diagnostics: Diagnostic[] };

export type UnpublishOutcome =
  | { ok: true; version: number; warnings: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] };

/** A document that was published, and its version. */
export type PublishedDocument = {
  readonly kind: DocumentKind;
  readonly code: string;
  readonly version: number;
};

/** What is checked when a document is published, besides the document itself. */
export interface PublishChecks {
  /** The version that it was made of; 0 for none. */
  readonly from?: number | undefined;
  /** Whether it is refused if it affects people. */
  readonly confirms?: boolean;
}

/**
 * The configuration that is served: the newest version of every document. Reads come from memory. A publish goes to
 * the database first, so what is in memory is never newer than what a restart would find. What another process
 * publishes is served after `catchUp`.
 */
export interface ConfigurationStore {
  /** Codes of the events that have an event document. */
  eventCodes(): string[];
  current<Kind extends DocumentKind>(event: string, kind: Kind, code: string): Versioned<Kind> | undefined;
  /** Every document of an event at its newest version, by kind and code. */
  list(event: string): Versioned[];
  /** How many versions of its documents were published in all: it grows with each of them. */
  revision(event: string): number;
  /** An earlier version, to tell what has changed since; nothing if there never was one. Inside a transaction, hand it in. */
  atVersion<Kind extends DocumentKind>(
    event: string,
    kind: Kind,
    code: string,
    version: number,
    tx?: Database,
  ): Promise<DocumentOf<Kind> | undefined>;
  /** When and by whom each version of a document was published, the newest first; none where there is no such document. Inside a transaction, hand it in. */
  versions(event: string, kind: DocumentKind, code: string, tx?: Database): Promise<PublishedVersion[]>;
  /**
   * Publishes a document or says what is wrong with it; the last good version stays. One that is the same makes no new
   * version. Throws `NewerVersion` if another version than the one it was made of is the newest by then, and
   * `ConfirmNeeded` if it affects people and that has to be confirmed.
   */
  publish(event: string, document: unknown, by: string, checks?: PublishChecks): Promise<PublishOutcome>;
  /**
   * Publishes documents that are made of what is published now, all or none. Nobody publishes anything of the event while
   * they are made, so that nothing of theirs is overwritten; what `make` throws, nothing comes of.
   */
  publishTogether(
    event: string,
    make: (tx: Database) => Promise<unknown[]>,
    by: string,
  ): Promise<TogetherOutcome>;
  /** Takes a page off the site, or says why it must stay; undefined where there is none. Its versions are kept. */
  unpublish(
    event: string,
    kind: DocumentKind,
    code: string,
    by: string,
  ): Promise<UnpublishOutcome | undefined>;
  /** What `publish` would say, with nothing published; the version is the one it would bear. */
  check(event: string, document: unknown, by: string): Promise<PublishOutcome>;
  /** Published versions that cannot be served in the format of today, and what stands in for each. */
  unreadable(): readonly UnreadableVersion[];
  /** Reads what other processes have published since: of one event, or of all. */
  catchUp(event?: string): Promise<void>;
  /** Hears of every new version, whichever process published it, after it is served. */
  onPublished(listener: (event: string, kind: DocumentKind, code: string, version: number) => void): void;
  /** Calls `write` within the transaction of each publish, so that its rows exist if, and only if, the documents do. */
  onWriting(write: PublishWriter): void;
  /** Hears that this process has published documents of an event, which others have to be told. */
  onPublishedHere(listener: (event: string, documents: readonly PublishedDocument[]) => void): void;
}

/** Writes rows that belong to changed documents, in the transaction that publishes them. */
export type PublishWriter = (
  tx: Database,
  event: string,
  documents: readonly PublishedDocument[],
) => Promise<void>;

type Cache = Map<string, Map<string, Versioned>>;
type Listener = Parameters<ConfigurationStore['onPublished']>[0];

/** Reads the configuration of every event and keeps it at hand. */
export async function openConfiguration(db: Database, known = converters): Promise<ConfigurationStore> {
  const cache: Cache = new Map();
  const listeners: Listener[] = [];
  const writers: PublishWriter[] = [];
  const listenersHere: Parameters<ConfigurationStore['onPublishedHere']>[0][] = [];
  const lost = new Map<string, UnreadableVersion>();
  // Of every document, those that are not served any more too.
  const versions = new Map<string, number>();
  const newestOf = (event: string, kind: string, code: string) =>
    versions.get(`${event} ${kind}/${code}`) ?? 0;
  const revisions = new Map<string, number>();
  const revisionOf = (event: string) => revisions.get(event) ?? 0;
  const keep = (
    event: string,
    { kind, code }: Pick<ConfigurationDocument, 'kind' | 'code'>,
    version: number,
    versioned: Versioned | undefined,
  ): void => {
    // Two publishes may come back in another order than they were written in.
    if (version <= newestOf(event, kind, code)) return;
    revisions.set(event, revisionOf(event) + version - newestOf(event, kind, code));
    versions.set(`${event} ${kind}/${code}`, version);
    const documents = cache.get(event) ?? new Map<string, Versioned>();
    cache.set(event, documents);
    if (versioned) documents.set(keyOf(kind, code), versioned);
    else documents.delete(keyOf(kind, code));
    for (const listener of listeners) listener(event, kind, code, version);
  };
  // One publish of an event at a time: what a document leans on must not change while it is looked at.
  const alone = <Result>(event: string, run: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`configuration:${event}`}, 0))`);
      await catchUp(tx, event);
      return run(tx);
    });
  async function catchUp(reader: Database, event?: string): Promise<void> {
    for (const newest of await newestVersions(reader, event)) {
      if (newest.version <= newestOf(newest.eventCode, newest.kind, newest.code)) continue;
      const { row, document, unreadable } = await servedVersion(reader, newest, known);
      for (const each of unreadable) lost.set(`${each.eventCode} ${each.kind}/${each.code}`, each);
      const { eventCode: ofEvent, kind, code, version } = newest;
      const served = row && document && { version: row.version, document, publishedAt: row.publishedAt };
      if (isDocumentKind(kind)) keep(ofEvent, { kind, code }, version, served);
    }
  }
  await catchUp(db);
  const affectedBy = async (reader: Database, event: string, document: unknown) =>
    isDocument(document)
      ? affectedPeople(reader, event, store.current(event, document.kind, document.code)?.document, document)
      : [];

  const store: ConfigurationStore = {
    eventCodes: () => [...cache.keys()].filter((event) => store.current(event, 'event', event)),
    current(event, kind, code) {
      const versioned = cache.get(event)?.get(keyOf(kind, code));
      return versioned && isOfKind(versioned, kind) ? versioned : undefined;
    },
    list: (event) => [...(cache.get(event)?.values() ?? [])],
    revision: revisionOf,
    async atVersion(event, kind, code, version, tx = db) {
      const current = store.current(event, kind, code);
      if (current?.version === version) return current.document;
      // One that is not served any more keeps its versions.
      const newest = newestOf(event, kind, code);
      if (!Number.isSafeInteger(version) || version < 1 || version > newest) return undefined;
      const [row] = await tx
        .select()
        .from(configurationDocument)
        .where(isVersion({ eventCode: event, kind, code, version }));
      const reading = row && inFormatOfToday(row, known);
      return reading?.ok ? asKind(reading.document, kind) : undefined;
    },
    versions(event, kind, code, tx = db) {
      const { version, publishedAt, publishedBy, unpublished } = configurationDocument;
      return tx
        .select({ version, publishedAt, publishedBy, unpublished })
        .from(configurationDocument)
        .where(documentIs(event, kind, code))
        .orderBy(desc(version));
    },
    async publish(event, given, by, { from, confirms = false } = {}) {
      const document = inKindsOfToday(given);
      const make = async (tx: Database) => {
        // What is wrong with a document that names no version is told first.
        const isBad = from === 0 && hasErrors(await diagnose(event, document, store, tx));
        if (from !== undefined && !isBad) await refuseNewer(store, newestOf, { event, document, from, tx });
        if (confirms) {
          const affected = [
            ...(await affectedBy(tx, event, document)),
            ...(await graveFaults(event, document, store)),
          ];
          if (affected.length > 0) throw new ConfirmNeeded(affected);
        }
        return [document];
      };
      const outcome = await store.publishTogether(event, make, by);
      if (!outcome.ok) return outcome;
      const [published] = outcome.published;
      if (!published) throw new Error('nothing was published');
      return published;
    },
    async publishTogether(event, make, by) {
      const outcome = await alone(event, async (tx) => {
        const accepted: { document: ConfigurationDocument; warnings: Diagnostic[] }[] = [];
        for (const document of (await make(tx)).map(inKindsOfToday)) {
          const diagnostics = await diagnose(event, document, store, tx);
          if (hasErrors(diagnostics) || !isDocument(document)) return { ok: false as const, diagnostics };
          const affected = await affectedBy(tx, event, document);
          accepted.push({ document, warnings: [...affected, ...diagnostics] });
        }
        const written = [];
        for (const each of accepted) {
          written.push({ ...each, ...(await writeVersion(tx, event, each.document, by, known)) });
        }
        const others = written
          .filter(({ changed }) => changed)
          .map(({ document: { kind, code }, version }) => ({ kind, code, version }));
        if (others.length > 0) for (const write of writers) await write(tx, event, others);
        return { ok: true as const, written };
      });
      if (!outcome.ok) return outcome;
      const published = outcome.written.map(({ document, version, publishedAt, changed, warnings }) => {
        keep(event, document, version, { version, document, publishedAt });
        return { ok: true as const, kind: document.kind, code: document.code, version, changed, warnings };
      });
      const changed = published.filter((each) => each.changed);
      if (changed.length > 0) for (const listener of listenersHere) listener(event, changed);
      return { ok: true, published };
    },
    async unpublish(event, kind, code, by) {
      const outcome = await alone(event, async (tx): Promise<UnpublishOutcome | undefined> => {
        if (!store.current(event, kind, code)) return undefined;
        const diagnostics = diagnoseUnpublishing(event, { kind, code }, store);
        if (hasErrors(diagnostics)) return { ok: false, diagnostics };
        const version = await writeUnpublished(tx, event, { kind, code }, by);
        return version === undefined ? undefined : { ok: true, version, warnings: diagnostics };
      });
      if (!outcome?.ok) return outcome;
      keep(event, { kind, code }, outcome.version, undefined);
      const unpublished = { kind, code, version: outcome.version };
      for (const listener of listenersHere) listener(event, [unpublished]);
      return outcome;
    },
    async check(event, given) {
      const document = inKindsOfToday(given);
      const diagnostics = await diagnose(event, document, store, db);
      if (hasErrors(diagnostics) || !isDocument(document)) return { ok: false, diagnostics };
      const { kind, code } = document;
      const current = store.current(event, kind, code);
      const changed = !isDeepStrictEqual(current?.document, document);
      const version = newestOf(event, kind, code) + (changed ? 1 : 0);
      const affected = await affectedBy(db, event, document);
      return { ok: true, kind, code, version, changed, warnings: [...affected, ...diagnostics] };
    },
    unreadable: () => [...lost.values()],
    catchUp: (event) => catchUp(db, event),
    onPublished: (listener) => void listeners.push(listener),
    onWriting: (write) => void writers.push(write),
    onPublishedHere: (listener) => void listenersHere.push(listener),
  };
  return store;
}

/** Loaded with the first document: the meta-schemas take over a second to compile, which a start need not wait for. */
async function diagnose(
  event: string,
  document: unknown,
  store: ConfigurationStore,
  db: Database,
): Promise<Diagnostic[]> {
  const { diagnoseInEvent } = await import('./diagnose-in-event.ts');
  const found = diagnoseInEvent(event, document, store);
  // What cannot be published is mended first; it may be of any shape and depth.
  if (hasErrors(found)) return found;
  return [...found, ...(await lostPictures(db, event, document))];
}

/** What a sound document would break elsewhere; what is wrong with it by itself is told when it is published. */
async function graveFaults(
  event: string,
  document: unknown,
  store: ConfigurationStore,
): Promise<Diagnostic[]> {
  const { diagnoseInEvent, graveFaultsElsewhere } = await import('./diagnose-in-event.ts');
  if (!isDocument(document) || hasErrors(diagnoseInEvent(event, document, store))) return [];
  return graveFaultsElsewhere(event, document, store);
}

const hasErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === 'error');

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
