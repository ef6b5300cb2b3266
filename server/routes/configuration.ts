import type { configuration } from '#engine/contract/configuration.ts';
import { isDocumentKind } from '#engine/event/documents/registry.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { ConfirmNeeded } from '#server/configuration/affected-people.ts';
import type { PublishedVersion } from '#server/configuration/configuration-store.ts';
import { kindOfToday } from '#server/configuration/former-kinds.ts';
import { NewerVersion } from '#server/configuration/newer-version.ts';
import { isDocument } from '#server/configuration/read-version.ts';
import { withoutVersion } from '#server/configuration/version-key.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { listWalks } from '#server/walks/list-walks.ts';
import { checkDocuments, publishDocuments } from './documents-together.ts';
import type { Handlers } from './handlers.ts';
import { uploadPicture } from './pictures.ts';
import { newer, refused, unconfirmed } from './publish-refusals.ts';

/** Publishing and reading documents. */
export const configurationHandlers: Handlers<typeof configuration> = {
  async publishConfiguration({ services, body, request, organizer, language }) {
    const { document, version: named } = withoutVersion(body.document);
    const from = body.version ?? named;
    const { check, publish } = services.configuration;
    if (body.force === 'Y') {
      request.log.warn({ event: body.event, from, document: nameOfDocument(document) }, 'published by force');
    }
    const outcome = await (body.dry_run === 'Y'
      ? check(body.event, document, 'organizer')
      : publish(body.event, document, nameOf(organizer) || 'organizer', {
          from: body.force === 'Y' ? undefined : (from ?? 0),
          confirms: body.confirmed !== 'Y',
          note: body.note,
        })
    ).catch((error: unknown) => {
      if (error instanceof ConfirmNeeded) throw unconfirmed(error);
      throw error instanceof NewerVersion ? newer(error) : error;
    });
    if (!outcome.ok) throw refused(outcome.diagnostics);
    const { kind, code, version, warnings } = outcome;
    const event = services.configuration.current(body.event, 'event', body.event);
    const written = writeDiagnostics(warnings, language);
    return { kind, code, version, warnings: written, hosts: event?.document.hosts ?? [] };
  },
  async unpublishConfiguration({ services, body: { event, kind, code }, language }) {
    const outcome = isDocumentKind(kind)
      ? await services.configuration.unpublish(event, kind, code, 'organizer')
      : undefined;
    if (!outcome) throw notFound();
    if (!outcome.ok) throw new HttpProblem(422, { document: [needed] }, { diagnostics: outcome.diagnostics });
    return { kind, code, version: outcome.version, warnings: writeDiagnostics(outcome.warnings, language) };
  },
  listConfiguration({ services, params, query: { content } }) {
    const documents = services.configuration.list(params.event);
    if (documents.length === 0) throw notFound();
    return {
      documents: documents.map(({ version, document }) => ({
        kind: document.kind,
        code: document.code,
        version,
        ...(content === 'Y' && { document }),
      })),
    };
  },
  getConfiguration({ services, params }) {
    const { event, code } = params;
    const kind = kindOfToday(params.kind);
    const found = isDocumentKind(kind) ? services.configuration.current(event, kind, code) : undefined;
    if (!found) throw notFound();
    return { kind, code, version: found.version, document: found.document };
  },
  async listConfigurationVersions({ services, params: { event, kind: named, code } }) {
    const kind = kindOfToday(named);
    const versions = isDocumentKind(kind) ? await services.configuration.versions(event, kind, code) : [];
    if (versions.length === 0) throw notFound();
    return {
      versions: versions.map(publicationOf),
    };
  },
  async listPublishedVersions({ services, params: { event } }) {
    const versions = await services.configuration.log(event);
    if (versions.length === 0) throw notFound();
    return {
      versions: versions.map(({ kind, code, ...version }) => ({ kind, code, ...publicationOf(version) })),
    };
  },
  checkDocuments,
  publishDocuments,
  async listWalks({ services: { db, configuration }, params: { event }, query: { draft }, language }) {
    if (configuration.list(event).length === 0) throw notFound();
    return { flows: await listWalks(db, configuration, { event, draft }, language) };
  },
  async getConfigurationVersion({ services, params }) {
    const { event, code } = params;
    const kind = kindOfToday(params.kind);
    const version = Number(params.version);
    const document = isDocumentKind(kind)
      ? await services.configuration.atVersion(event, kind, code, version)
      : undefined;
    if (!document) throw notFound();
    return { kind, code, version, document };
  },
  uploadPicture,
};

/** Who published a version, and when, in the terms of the contract. */
const publicationOf = ({ version, publishedAt, publishedBy, note, unpublished }: PublishedVersion) => ({
  version,
  published_at: publishedAt.toISOString(),
  published_by: publishedBy,
  ...(note !== null && { note }),
  unpublished: unpublished ? ('Y' as const) : ('N' as const),
});

// The diagnostics say why, and what to do.
const needed = inEveryLanguage('site.cannotDoWithout');

function nameOfDocument(document: unknown): string {
  return isDocument(document) ? `${document.kind}/${document.code}` : 'unknown';
}
