import type { configuration } from '#engine/contract/configuration.ts';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { isDocumentKind } from '#engine/event/documents/registry.ts';
import { ConfirmNeeded } from '#server/configuration/affected-people.ts';
import { kindOfToday } from '#server/configuration/former-kinds.ts';
import { NewerVersion } from '#server/configuration/newer-version.ts';
import { isDocument } from '#server/configuration/read-version.ts';
import { withoutVersion } from '#server/configuration/version-key.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { listWalks } from '#server/walks/list-walks.ts';
import type { Handlers } from './handlers.ts';
import { uploadPicture } from './pictures.ts';

/** Publishing and reading documents. */
export const configurationHandlers: Handlers<typeof configuration> = {
  async publishConfiguration({ services, body, request, language }) {
    const { document, version: named } = withoutVersion(body.document);
    const from = body.version ?? named;
    const { check, publish } = services.configuration;
    if (body.force === 'Y') {
      request.log.warn({ event: body.event, from, document: nameOf(document) }, 'published by force');
    }
    const outcome = await (body.dry_run === 'Y'
      ? check(body.event, document, 'organizer')
      : publish(body.event, document, 'organizer', {
          from: body.force === 'Y' ? undefined : (from ?? 0),
          confirms: body.confirmed !== 'Y',
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
  listConfiguration({ services, params }) {
    const documents = services.configuration.list(params.event);
    if (documents.length === 0) throw notFound();
    return {
      documents: documents.map(({ version, document }) => ({
        kind: document.kind,
        code: document.code,
        version,
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
      versions: versions.map(({ version, publishedAt, publishedBy, unpublished }) => ({
        version,
        published_at: publishedAt.toISOString(),
        published_by: publishedBy,
        unpublished: unpublished ? ('Y' as const) : ('N' as const),
      })),
    };
  },
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

// The diagnostics say why, and what to do.
const needed = inEveryLanguage('site.cannotDoWithout');

/** The answer for a document made from an older version, with the changes since. */
export function newer({ version, from, changes }: NewerVersion): HttpProblem {
  const message =
    from === 0
      ? inEveryLanguage('site.publishedAlready', { version })
      : inEveryLanguage(from > version ? 'site.unknownVersion' : 'site.newerVersion', { version, from });
  return new HttpProblem(
    409,
    { document: [message] },
    { reason: 'newer_version', newer: { version, changes: [...changes] } },
  );
}

/** The answer to a document that affects people, with how many they are. */
export function unconfirmed({ diagnostics }: ConfirmNeeded): HttpProblem {
  return new HttpProblem(
    409,
    { document: [inEveryLanguage('site.confirm')] },
    { reason: 'confirm', diagnostics: [...diagnostics] },
  );
}

function nameOf(document: unknown): string {
  return isDocument(document) ? `${document.kind}/${document.code}` : 'unknown';
}

/** The answer to a document that cannot be published, with why. */
export function refused(diagnostics: Diagnostic[]): HttpProblem {
  const message = inEveryLanguage('site.refused');
  return new HttpProblem(422, { document: [message] }, { diagnostics });
}
