import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import { affectedPeople, ConfirmNeeded } from './affected-people.ts';
import type {
  PublishedDocument,
  Publishing,
  PublishWriter,
  Together,
  UnpublishOutcome,
} from './configuration-store.ts';
import { diagnoseDocument, hasErrors, toConfirm } from './diagnose-document.ts';
import { diagnoseRemovals, isRefused, removalFaults } from './diagnose-removals.ts';
import { diagnoseUnpublishing } from './diagnose-unpublishing.ts';
import type { converters } from './document-formats.ts';
import { writeUnpublished, writeVersion } from './document-versions.ts';
import { besideOthers } from './drafts/beside-others.ts';
import { inKindsOfToday } from './former-kinds.ts';
import { refuseNewer } from './newer-version.ts';
import { isDocument } from './read-version.ts';
import type { Serving } from './serve-configuration.ts';

/** Publishes documents to a database and to what is served. */
export function openPublishing(
  db: Database,
  { served, newestOf, serve, catchUp }: Serving,
  known: typeof converters,
): Publishing {
  const writers: PublishWriter[] = [];
  const listenersHere: Parameters<Publishing['onPublishedHere']>[0][] = [];

  // One publish of an event at a time: documents that it refers to must not change during the checks.
  const alone = <Result>(event: string, run: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`configuration:${event}`}, 0))`);
      await catchUp(tx, event);
      return run(tx);
    });
  const affectedBy = async (reader: Database, event: string, document: unknown) =>
    isDocument(document)
      ? affectedPeople(reader, event, served.current(event, document.kind, document.code)?.document, document)
      : [];

  type Written = Awaited<ReturnType<typeof writeVersion>> & {
    readonly document: ConfigurationDocument;
    readonly warnings: Diagnostic[];
  };
  const asPublished = ({ document: { kind, code }, version }: Pick<Written, 'document' | 'version'>) => ({
    kind,
    code,
    version,
  });

  /** Writes the versions that remove documents; none if one must stay, or is referred to. */
  async function writeRemovals(tx: Database, event: string, together: Together, by: string) {
    const author = { by, note: together.note };
    const removals = await diagnoseRemovals(tx, event, together, served);
    if (removals.some(isRefused)) throw new HasErrors(removalFaults(removals));
    const gone: PublishedDocument[] = [];
    for (const { kind, code } of removals) {
      const version = await writeUnpublished(tx, event, { kind, code }, author);
      if (version !== undefined) gone.push({ kind, code, version, removed: true });
    }
    return gone;
  }

  /** Writes new versions of documents, all or, if one has errors, none. */
  async function writeTogether(
    tx: Database,
    event: string,
    { documents, note }: Together,
    by: string,
  ): Promise<Written[]> {
    const accepted: { document: ConfigurationDocument; warnings: Diagnostic[] }[] = [];
    const made = documents.map(inKindsOfToday);
    for (const document of made) {
      const beside = await besideOthers(served, event, made, document);
      const diagnostics = await diagnoseDocument(tx, event, document, beside);
      if (hasErrors(diagnostics) || !isDocument(document)) throw new HasErrors(diagnostics);
      const affected = await affectedBy(tx, event, document);
      accepted.push({ document, warnings: [...affected, ...diagnostics] });
    }
    const written = [];
    for (const each of accepted) {
      written.push({ ...each, ...(await writeVersion(tx, event, each.document, { by, note }, known)) });
    }
    const others = written.filter(({ changed }) => changed).map(asPublished);
    if (others.length > 0) for (const write of writers) await write(tx, event, others);
    return written;
  }

  const publishing: Publishing = {
    async publish(event, given, by, { from, confirms = false, note } = {}) {
      const document = inKindsOfToday(given);
      const make = async (tx: Database) => {
        // Errors in a document that names no version are reported first.
        const isBad = from === 0 && hasErrors(await diagnoseDocument(tx, event, document, served));
        if (from !== undefined && !isBad) await refuseNewer(served, newestOf, { event, document, from, tx });
        if (confirms) {
          const affected = await toConfirm(tx, event, document, served);
          if (affected.length > 0) throw new ConfirmNeeded(affected);
        }
        return { documents: [document], note };
      };
      const outcome = await publishing.publishTogether(event, make, by);
      if (!outcome.ok) return outcome;
      const [published] = outcome.published;
      if (!published) throw new Error('nothing was published');
      return published;
    },
    async publishTogether(event, make, by, around = (tx, publish) => publish(tx)) {
      let written: Written[] = [];
      let removed: PublishedDocument[] = [];
      try {
        await alone(event, (tx) =>
          around(tx, async (within) => {
            const together = await make(within);
            written = await writeTogether(within, event, together, by);
            removed = await writeRemovals(within, event, together, by);
            return [...written.map(asPublished), ...removed];
          }),
        );
      } catch (error) {
        if (error instanceof HasErrors) return { ok: false, diagnostics: error.diagnostics };
        throw error;
      }
      const published = written.map(({ document, version, publishedAt, changed, warnings }) => {
        serve(event, document, version, { version, document, publishedAt });
        return { ok: true as const, kind: document.kind, code: document.code, version, changed, warnings };
      });
      for (const each of removed) serve(event, each, each.version, undefined);
      const changed = [...published.filter((each) => each.changed), ...removed];
      if (changed.length > 0) for (const listener of listenersHere) listener(event, changed);
      return { ok: true, published, removed };
    },
    async replaceAll(event, documents, by) {
      const wanted = new Set(documents.map(({ kind, code }) => `${kind}/${code}`));
      const gone = served
        .list(event)
        .flatMap(({ document: { kind, code } }) => (wanted.has(`${kind}/${code}`) ? [] : [{ kind, code }]));
      const isChanged = (each: ConfigurationDocument) =>
        !isDeepStrictEqual(served.current(event, each.kind, each.code)?.document, each);
      const changes = await alone(event, async (tx) => {
        const written = [];
        for (const document of documents.filter(isChanged)) {
          const {
            version,
            publishedAt,
            document: stored,
          } = await writeVersion(tx, event, document, { by }, known);
          written.push({
            ...asPublished({ document: stored, version }),
            versioned: { version, document: stored, publishedAt },
          });
        }
        for (const named of gone) {
          const version = await writeUnpublished(tx, event, named, { by });
          if (version !== undefined) written.push({ ...named, version, versioned: undefined });
        }
        if (written.length > 0) for (const write of writers) await write(tx, event, written);
        return written;
      });
      for (const { versioned, version, ...named } of changes) serve(event, named, version, versioned);
      if (changes.length > 0) for (const listener of listenersHere) listener(event, changes);
    },
    async unpublish(event, kind, code, by) {
      const outcome = await alone(event, async (tx): Promise<UnpublishOutcome | undefined> => {
        if (!served.current(event, kind, code)) return undefined;
        const diagnostics = diagnoseUnpublishing(event, { kind, code }, served);
        if (hasErrors(diagnostics)) return { ok: false, diagnostics };
        const version = await writeUnpublished(tx, event, { kind, code }, { by });
        return version === undefined ? undefined : { ok: true, version, warnings: diagnostics };
      });
      if (!outcome?.ok) return outcome;
      serve(event, { kind, code }, outcome.version, undefined);
      const unpublished = { kind, code, version: outcome.version };
      for (const listener of listenersHere) listener(event, [unpublished]);
      return outcome;
    },
    async check(event, given) {
      const document = inKindsOfToday(given);
      const diagnostics = await diagnoseDocument(db, event, document, served);
      if (hasErrors(diagnostics) || !isDocument(document)) return { ok: false, diagnostics };
      const { kind, code } = document;
      const current = served.current(event, kind, code);
      const changed = !isDeepStrictEqual(current?.document, document);
      const version = newestOf(event, kind, code) + (changed ? 1 : 0);
      const affected = await affectedBy(db, event, document);
      return { ok: true, kind, code, version, changed, warnings: [...affected, ...diagnostics] };
    },
    onWriting: (write) => void writers.push(write),
    onPublishedHere: (listener) => void listenersHere.push(listener),
  };
  return publishing;
}

/** Undoes the transaction of a publish because a document has errors. */
class HasErrors extends Error {
  constructor(readonly diagnostics: Diagnostic[]) {
    super('a document has errors');
  }
}
