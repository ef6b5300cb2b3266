import type { FastifyRequest } from 'fastify';
import type { previews as contract } from '#engine/contract/previews.ts';
import { nameOf } from '#server/audit/write-audit.ts';
import { draftNamed, lockDraft } from '#server/configuration/drafts/drafts.ts';
import { hostnameOf } from '#server/http/event-host.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { grantPreview, type Previewed } from '#server/previews/preview-grant.ts';
import { previewHost } from '#server/previews/preview-host.ts';
import {
  createPreviewLink,
  listPreviewLinks,
  previewLinkOf,
  revokePreviewLink,
} from '#server/previews/preview-links.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

const DAY_MS = 24 * 3_600_000;
const OWN_MS = DAY_MS / 2;

/** The whole site as it would be with a draft published. */
export const previewHandlers: Handlers<typeof contract> = {
  async openPreview({ services, request, eventCode, body, audit }) {
    const { id } = await draftNamed(services.db, eventCode, body.draft);
    const seen = { draft: id, at: instantOf(body.at), link: undefined };
    const url = await addressOf(services, request, seen, new Date(Date.now() + OWN_MS));
    // Looking changes nothing.
    await audit(services.db, undefined);
    return { url };
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
