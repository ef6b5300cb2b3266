import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import type { ConfigurationDocument, DocumentKind } from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import type { UnreadableVersion } from './served-version.ts';

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
  /** Why, in the author’s words; null without any. */
  readonly note: string | null;
  /** Whether it removed the document from the site. */
  readonly unpublished: boolean;
};

/** A version of one of the documents of an event. */
export type LoggedVersion = PublishedVersion & { readonly kind: string; readonly code: string };

export type PublishOutcome =
  | { ok: true; kind: DocumentKind; code: string; version: number; changed: boolean; warnings: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] };

/** What is published together: documents, and those that are removed from the site. */
export interface Together {
  readonly documents: readonly unknown[];
  readonly removed?: readonly Pick<ConfigurationDocument, 'kind' | 'code'>[];
  /** Why, in the author’s words: stored with each version. */
  readonly note?: string | undefined;
}

/** The outcome of publishing documents together: all of them, or none. */
export type TogetherOutcome =
  | { ok: true; published: Extract<PublishOutcome, { ok: true }>[]; removed: PublishedDocument[] }
  | { ok: false; diagnostics: Diagnostic[] };

export type UnpublishOutcome =
  | { ok: true; version: number; warnings: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] };

/** A document that was published, and its version. */
export type PublishedDocument = {
  readonly kind: DocumentKind;
  readonly code: string;
  readonly version: number;
  /** Whether this version removed it from the site. */
  readonly removed?: boolean;
};

/**
 * Writes more in the transaction of a publish: `publish` writes the documents. Without a call of it nothing is published.
 */
export type AroundPublish = (
  tx: Database,
  publish: (tx: Database) => Promise<PublishedDocument[]>,
) => Promise<unknown>;

/** Checks on publishing besides the document itself. */
export interface PublishChecks {
  /** The version that it was made from; 0 for none. */
  readonly from?: number | undefined;
  /** Whether it is refused if it affects people. */
  readonly confirms?: boolean;
  /** Why it is published, in the author’s words. */
  readonly note?: string | undefined;
}

/**
 * Reads the served configuration: the newest version of every document, from memory. What another process publishes is
 * served after `catchUp`.
 */
export interface ServedConfiguration {
  /** Codes of the events that have an event document; the same list until an event document is published. */
  eventCodes(): readonly string[];
  current<Kind extends DocumentKind>(event: string, kind: Kind, code: string): Versioned<Kind> | undefined;
  /** All documents of an event at their newest version. */
  list(event: string): Versioned[];
  /** The number of versions published for an event, which grows with each publish. */
  revision(event: string): number;
  /** An earlier version; undefined if there is none. Inside a transaction, pass it. */
  atVersion<Kind extends DocumentKind>(
    event: string,
    kind: Kind,
    code: string,
    version: number,
    tx?: Database,
  ): Promise<DocumentOf<Kind> | undefined>;
  /** When and by whom each version of a document was published, newest first. Inside a transaction, pass it. */
  versions(event: string, kind: DocumentKind, code: string, tx?: Database): Promise<PublishedVersion[]>;
  /** The same of every document of an event. */
  log(event: string): Promise<LoggedVersion[]>;
  /** Published versions that cannot be served in the present format, and what replaces each. */
  unreadable(): readonly UnreadableVersion[];
  /** Reads what other processes have published since, for one event or all. */
  catchUp(event?: string): Promise<void>;
  /** Calls the listener for every new version, of any process, once it is served. */
  onPublished(listener: (event: string, kind: DocumentKind, code: string, version: number) => void): void;
}

/** Publishes documents. A publish is written to the database first, so memory is never newer than a restart would be. */
export interface Publishing {
  /**
   * Publishes a document, or returns its diagnostics; then the last good version stays. An unchanged document creates no
   * version. Throws `NewerVersion` if the document was not made from the newest version, and `ConfirmNeeded` if it affects
   * people and that has to be confirmed.
   */
  publish(event: string, document: unknown, by: string, checks?: PublishChecks): Promise<PublishOutcome>;
  /**
   * Publishes documents that are made from what is published now and removes others, all or none; each is diagnosed next
   * to the rest.
   * Nothing of the event is published meanwhile, so nothing is overwritten. Rejects with what `make` or `around` throws; then, and if a document has errors,
   * everything that they wrote is undone.
   */
  publishTogether(
    event: string,
    make: (tx: Database) => Promise<Together>,
    by: string,
    around?: AroundPublish,
  ): Promise<TogetherOutcome>;
  /** Serves exactly these documents of an event from now on, unchecked: another process has checked them. */
  replaceAll(event: string, documents: readonly ConfigurationDocument[], by: string): Promise<void>;
  /** Removes a page from the site, or says why it must stay; undefined if there is none. Its versions are kept. */
  unpublish(
    event: string,
    kind: DocumentKind,
    code: string,
    by: string,
  ): Promise<UnpublishOutcome | undefined>;
  /** The outcome of `publish`, with the version it would have, without publishing. */
  check(event: string, document: unknown, by: string): Promise<PublishOutcome>;
  /** Calls `write` in the transaction of each publish, so that its rows exist exactly if the documents do. */
  onWriting(write: PublishWriter): void;
  /** Calls the listener when this process has published documents, to notify others. */
  onPublishedHere(listener: (event: string, documents: readonly PublishedDocument[]) => void): void;
}

/** The configuration of all events. */
export interface ConfigurationStore extends ServedConfiguration, Publishing {}

/** Writes rows that belong to changed documents, in the transaction that publishes them. */
export type PublishWriter = (
  tx: Database,
  event: string,
  documents: readonly PublishedDocument[],
) => Promise<void>;
