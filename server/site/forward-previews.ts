import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createProxyServer } from 'httpxy';
import type { Database } from '#server/database/database.ts';
import { allowStyle } from '#server/http/allow-style.ts';
import { hostnameOf, type ResolveHost } from '#server/http/event-host.ts';
import { plainPage, plainPageStyle } from '#server/http/plain-page.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { type Previewed, readPreviewGrant } from '#server/previews/preview-grant.ts';
import { readPreviewHost } from '#server/previews/preview-host.ts';
import { isOpenLink } from '#server/previews/preview-links.ts';
import type { Previews } from '#server/previews/previews.ts';
import { previewCookie, setPreviewCookie } from './preview-cookie.ts';

interface Parts {
  readonly db: Database;
  readonly previews: Previews;
  readonly resolveHost: ResolveHost;
}

/** What no draft changes: the build’s files, and pictures, which are stored once uploaded. */
const NEVER_DRAFTED = /^\/(assets|pictures)\//;

/** The query that a link brings its grant in. */
const GRANT = 'preview';

/**
 * Answers requests for the hosts of previews from the previews' own servers, pages and websockets alike, to those who
 * have a grant. Pictures are the event's own, from here. Before the hook that looks for the event of a host.
 */
export function forwardPreviews(server: FastifyInstance, { db, previews, resolveHost }: Parts): void {
  const proxy = createProxyServer();
  const complain = (error: unknown) => server.log.error({ err: error }, 'a preview could not be shown');

  async function previewed(request: IncomingMessage, grant: string | undefined): Promise<Found | undefined> {
    const named = readPreviewHost(hostnameOf(request.headers.host));
    const eventCode = named && resolveHost(named.host);
    if (!named || eventCode === undefined || grant === undefined) return undefined;
    const seen = await readPreviewGrant(db, grant);
    if (seen?.draft !== named.draft) return undefined;
    if (seen.link !== undefined && !(await isOpenLink(db, seen.draft, seen.link))) return undefined;
    return { ...named, eventCode, seen };
  }

  /** The preview's port, or why there is none. */
  const portFor = (found: Found, { host, protocol }: FastifyRequest) =>
    previews
      .portOf({
        draft: found.draft,
        at: found.seen.at,
        eventCode: found.eventCode,
        host: hostnameOf(host),
        ancestors: [`${protocol}://${host.slice(host.indexOf('.') + 1)}`],
      })
      .then((port) => port ?? ('noAccess' as const))
      .catch((error: unknown) => {
        complain(error);
        return 'failed' as const;
      });

  server.addHook('onRequest', async (request, reply) => {
    if (!isForPreview(request.raw) || NEVER_DRAFTED.test(request.url)) return;
    const address = new URL(request.url, 'http://preview');
    const given = address.searchParams.get(GRANT);
    const found = await previewed(request.raw, given ?? previewCookie(request));
    if (!found) return fault(request, reply, 'noAccess');
    if (given !== null) {
      // Out of the address, where it would be passed on with every link that is copied.
      address.searchParams.delete(GRANT);
      setPreviewCookie(request, reply, given);
      return reply.redirect(address.pathname + address.search);
    }
    const port = await portFor(found, request);
    if (typeof port === 'string') return fault(request, reply, port);
    const { raw } = request;
    // Its pages get a script before they are compressed, and nothing is won on one machine.
    delete raw.headers['accept-encoding'];
    const headers = {
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': request.protocol,
      'x-forwarded-host': request.host,
    };
    // The preview sends its own; ours forbid frames.
    for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
    reply.hijack();
    await proxy
      .web(raw, reply.raw, { target: `http://127.0.0.1:${port}`, headers })
      .catch((error: unknown) => {
        complain(error);
        if (!reply.raw.headersSent) reply.raw.writeHead(502);
        reply.raw.end();
      });
  });

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isForPreview(request)) return;
    const refuse = () => socket.destroy();
    socket.on('error', refuse);
    previewed(request, previewCookie(request))
      .then(async (found) => {
        const port = found && (await previews.runningPort(found.draft, found.seen.at));
        if (port === undefined) return refuse();
        return proxy.ws(request, socket as Socket, { target: `http://127.0.0.1:${port}` }, head);
      })
      .catch((error: unknown) => {
        complain(error);
        refuse();
      });
  };
  server.server.on('upgrade', onUpgrade);
}

/** Whether a request is for a preview's host. */
export const isForPreview = ({ headers }: IncomingMessage): boolean =>
  readPreviewHost(hostnameOf(headers.host)) !== undefined;

interface Found {
  readonly draft: string;
  readonly host: string;
  readonly eventCode: string;
  readonly seen: Previewed;
}

const faults = {
  noAccess: { status: 403, title: 'previews.noAccess', text: 'previews.noAccessText' },
  failed: { status: 503, title: 'previews.failed', text: 'previews.failedText' },
} as const;

function fault(request: FastifyRequest, reply: FastifyReply, why: keyof typeof faults): FastifyReply {
  allowStyle(reply, plainPageStyle);
  return reply
    .code(faults[why].status)
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(requestLanguage(request), faults[why]));
}
