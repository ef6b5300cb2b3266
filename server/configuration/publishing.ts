import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { Database } from '#server/database/database.ts';
import { missingPictures } from '#server/pictures/missing-pictures.ts';
import { affectedPeople, ConfirmNeeded } from './affected-people.ts';
import type {
  Publishing,
  PublishWriter,
  ServedConfiguration,
  UnpublishOutcome,
} from './configuration-store.ts';
import { diagnoseUnpublishing } from './diagnose-unpublishing.ts';
import type { converters } from './document-formats.ts';
import { writeUnpublished, writeVersion } from './document-versions.ts';
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

  const publishing: Publishing = {
    async publish(event, given, by, { from, confirms = false } = {}) {
      const document = inKindsOfToday(given);
      const make = async (tx: Database) => {
        // Errors in a document that names no version are reported first.
        const isBad = from === 0 && hasErrors(await diagnose(event, document, served, tx));
        if (from !== undefined && !isBad) await refuseNewer(served, newestOf, { event, document, from, tx });
        if (confirms) {
          const affected = [
            ...(await affectedBy(tx, event, document)),
            ...(await graveFaults(event, document, served)),
          ];
          if (affected.length > 0) throw new ConfirmNeeded(affected);
        }
        return [document];
      };
      const outcome = await publishing.publishTogether(event, make, by);
      if (!outcome.ok) return outcome;
      const [published] = outcome.published;
      if (!published) throw new Error('nothing was published');
      return published;
    },
    async publishTogether(event, make, by) {
      const outcome = await alone(event, async (tx) => {
        const accepted: { document: ConfigurationDocument; warnings: Diagnostic[] }[] = [];
        for (const document of (await make(tx)).map(inKindsOfToday)) {
          const diagnostics = await diagnose(event, document, served, tx);
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
        serve(event, document, version, { version, document, publishedAt });
        return { ok: true as const, kind: document.kind, code: document.code, version, changed, warnings };
      });
      const changed = published.filter((each) => each.changed);
      if (changed.length > 0) for (const listener of listenersHere) listener(event, changed);
      return { ok: true, published };
    },
    async unpublish(event, kind, code, by) {
      const outcome = await alone(event, async (tx): Promise<UnpublishOutcome | undefined> => {
        if (!served.current(event, kind, code)) return undefined;
        const diagnostics = diagnoseUnpublishing(event, { kind, code }, served);
        if (hasErrors(diagnostics)) return { ok: false, diagnostics };
        const version = await writeUnpublished(tx, event, { kind, code }, by);
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
      const diagnostics = await diagnose(event, document, served, db);
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

/** The diagnostics of a document; loaded on first use, because compiling the meta-schemas takes over a second. */
async function diagnose(
  event: string,
  document: unknown,
  served: ServedConfiguration,
  db: Database,
): Promise<Diagnostic[]> {
  const { diagnoseInEvent } = await import('./diagnose-in-event.ts');
  const found = diagnoseInEvent(event, document, served);
  // Pictures are looked up only in a valid document.
  if (hasErrors(found)) return found;
  return [...found, ...(await missingPictures(db, event, document))];
}

/** Faults that a valid document would cause in others; its own are reported on publishing. */
async function graveFaults(
  event: string,
  document: unknown,
  served: ServedConfiguration,
): Promise<Diagnostic[]> {
  const { diagnoseInEvent, graveFaultsElsewhere } = await import('./diagnose-in-event.ts');
  if (!isDocument(document) || hasErrors(diagnoseInEvent(event, document, served))) return [];
  return graveFaultsElsewhere(event, document, served);
}

const hasErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === 'error');
