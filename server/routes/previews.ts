import type { FastifyRequest } from 'fastify';
import type { BodyOf } from '#engine/contract/endpoint.ts';
import type { previews as contract, PreviewEntry } from '#engine/contract/previews.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { draftNamed, lockDraft } from '#server/configuration/drafts/drafts.ts';
import { dossierNamed } from '#server/desk/read-dossier.ts';
import { hostnameOf } from '#server/http/event-host.ts';
import { notAllowed } from '#server/http/organizer-cookie.ts';
import { picksOf } from '#server/inventory/holds.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type Organizer, permissionsOf } from '#server/organizers/organizer.ts';
import { grantPreview, type Previewed } from '#server/previews/preview-grant.ts';
import { previewHost } from '#server/previews/preview-host.ts';
import {
  createPreviewLink,
  listPreviewLinks,
  previewLinkOf,
  revokePreviewLink,
} from '#server/previews/preview-links.ts';
import { type PreviewVisitor, visitorOfDossier, visitorOfWalk } from '#server/previews/preview-visitor.ts';
import { notFound, Refusal } from '#server/refusals/refusal.ts';
import { type Way, wayThrough } from '#server/walks/way-through.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

const DAY_MS = 24 * 3_600_000;
const OWN_MS = DAY_MS / 2;

/** The whole site as it would be with a draft published. */
export const previewHandlers: Handlers<typeof contract> = {
  async openPreview({ services, request, eventCode, organizer, body, audit, language }) {
    const { id } = await draftNamed(services.db, eventCode, body.draft);
    const seen = { draft: id, at: instantOf(body.at), link: undefined };
    const url = await addressOf(services, request, seen, new Date(Date.now() + OWN_MS));
    // Looking changes nothing.
    await audit(services.db, undefined);
    const asked = visitorAsked(body);
    if (!asked) return { url };
    const visitor = await visitorOf(services, organizer, { event: eventCode, draft: id }, asked, language);
    const entry = await enterAs(services, request, { ...seen, eventCode }, visitor);
    return { url, visitor: entry };
  },

  async listPreviewLinks({ services: { db }, eventCode, params }) {
    const { id } = await draftNamed(db, eventCode, params.draft);
    return { links: await listPreviewLinks(db, id) };
  },

  createPreviewLink: ({ services, request, eventCode, organizer, body, audit }) =>
    services.db.transaction(async (tx) => {
      const { id, name } = await lockDraft(tx, eventCode, body.draft);
      const at = instantOf(body.at);
      const expiresAt = new Date(Date.now() + body.days * DAY_MS);
      const row = await createPreviewLink(tx, {
        draftId: id,
        at: at === undefined ? null : new Date(at),
        createdBy: nameOf(organizer),
        expiresAt,
      });
      await audit(tx, { subject: name, changes: [{ what: 'expires_at', is: expiresAt.toISOString() }] });
      const seen = { draft: id, at, link: row.id };
      return {
        link: previewLinkOf(row),
        url: await addressOf({ ...services, db: tx }, request, seen, expiresAt),
      };
    }),

  revokePreviewLink: ({ services: { db }, eventCode, body, audit }) =>
    db.transaction(async (tx) => {
      const { id, name } = await lockDraft(tx, eventCode, body.draft);
      await revokePreviewLink(tx, id, body.id);
      await audit(tx, { subject: name });
      return { revoked: 'Y' as const };
    }),
};

/** As whom a preview is asked for; throws 422 for choices that cannot be read. */
function visitorAsked(
  body: BodyOf<(typeof contract)['openPreview']>,
): Way | { registration: string } | undefined {
  const { flow, walk, choices, step = 0, registration } = body;
  if (registration !== undefined) return { registration };
  if (flow === undefined) return undefined;
  if (choices !== undefined) return { flow, choices: parseObject('choices', choices), step };
  return walk === undefined ? undefined : { flow, walk };
}

/** As whom to look; throws 403 where the organizer must not read registrations, 404 for an unknown one. */
async function visitorOf(
  { db, configuration }: Services,
  organizer: Organizer,
  of: { readonly event: string; readonly draft: string },
  asked: Way | { registration: string },
  language: Locale,
): Promise<PreviewVisitor> {
  if ('flow' in asked)
    return visitorOfWalk(asked.flow, await wayThrough(db, configuration, of, asked), language);
  if (!permissionsOf(organizer).includes('registrations')) throw notAllowed();
  const row = await dossierNamed(db, of.event, asked.registration);
  const documents = configuration.list(of.event).map(({ document }) => document);
  return visitorOfDossier(row, countedAnswers(configuration, row).answers, await picksOf(db, row), documents);
}

async function enterAs(
  { previews }: Services,
  { host, protocol, log }: FastifyRequest,
  { draft, at, eventCode }: Pick<Previewed, 'draft' | 'at'> & { readonly eventCode: string },
  visitor: PreviewVisitor,
): Promise<PreviewEntry> {
  const preview = {
    draft,
    at,
    eventCode,
    host: previewHost(draft, hostnameOf(host)),
    ancestors: [`${protocol}://${host}`],
  };
  const entry = await previews?.enter(preview, visitor).catch((error: unknown) => {
    log.error({ err: error }, 'a preview could not be begun as a visitor');
    throw new Refusal('invalid', { visitor: [inEveryLanguage('previews.noVisitor')] });
  });
  if (!entry) throw notFound();
  return entry;
}

function instantOf(at: string | undefined): number | undefined {
  if (at === undefined) return undefined;
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) throw new Refusal('invalid', { at: [inEveryLanguage('previews.noDate')] });
  return instant;
}

async function addressOf(
  { db, previews }: Pick<Services, 'db' | 'previews'>,
  request: FastifyRequest,
  seen: Previewed,
  until: Date,
): Promise<string> {
  if (!previews) throw new Refusal('invalid', { draft: [inEveryLanguage('previews.notOffered')] });
  const host = hostnameOf(request.host);
  const origin = `${request.protocol}://${request.host.replace(host, previewHost(seen.draft, host))}`;
  return `${origin}/?preview=${await grantPreview(db, seen, until)}`;
}
