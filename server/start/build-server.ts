import { randomBytes } from 'node:crypto';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyLoggerOptions, LogController } from 'fastify';
import type { AboutPreview } from '#engine/contract/previews.ts';
import { answerErrors } from '#server/http/answer-errors.ts';
import { compressAnswers } from '#server/http/compressed-answers.ts';
import { answerConditionally } from '#server/http/conditional-answers.ts';
import { type ResolveHost, resolveEventHosts } from '#server/http/event-host.ts';
import type { FamiliesOf } from '#server/http/font-preloads.ts';
import type { MayInspect } from '#server/http/inspector-access.ts';
import { loggedError } from '#server/http/logged-error.ts';
import { markPreviewPages } from '#server/http/preview-pages.ts';
import { limitRates, type RateLimits } from '#server/http/rate-limits.ts';
import { readableUrl } from '#server/http/readable-url.ts';
import { readRequestBodies } from '#server/http/request-body.ts';
import { type OriginsOf, sendSecurityHeaders } from '#server/http/security-headers.ts';
import { siteOrigin } from '#server/http/site-origin.ts';
import { logOneLine, terminalLog } from '#server/http/terminal-log.ts';
import type { Environment } from '#server/settings/environment-variables.ts';
import type { PageCache } from '#server/site/page-cache.ts';
import { serveSite } from '#server/site/static-site.ts';
import type { StructuredDataOf } from '#server/site/structured-data.ts';

export type ServerOptions = {
  settings: Pick<Environment, 'LOG_LEVEL' | 'PUBLIC_URL' | 'TRUST_PROXY'>;
  resolveHost: ResolveHost;
  rateLimits: RateLimits;
  /** Where calls are counted; in this process by default. */
  rateStore?: FastifyRateLimitStoreCtor;
  /** Further origins that browsers connect to. */
  connectOrigins?: readonly string[];
  /** Further origins of an event's pages. */
  originsOf?: OriginsOf;
  /** The folder of the built site; without it only the API is served. */
  siteFolder?: string;
  /** Fonts that the pages of an event have fetched early. */
  familiesOf?: FamiliesOf;
  /** Structured data in pages. */
  structuredDataOf?: StructuredDataOf;
  /** The organizer's token. */
  organizerToken?: string;
  mayInspect?: MayInspect;
  /** Keeps rendered pages. */
  pageCache?: PageCache;
  /** That its pages are a draft's preview. */
  preview?: AboutPreview | undefined;
  /** Adds what answers requests before the event of their host is looked for. */
  beforeHosts?(server: FastifyInstance): void;
};

/** Makes the server with everything but its routes, which the caller adds before it listens. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings } = options;
  const stream = await terminalLog(process.stdout);
  const server = Fastify({
    logger: { ...loggerOptions(settings.LOG_LEVEL), ...(stream && { stream }) },
    ...(stream && { logController: new LogController({ disableRequestLogging: true }) }),
    // Sent with every answer, so that a person who asks for help can quote the id in the log.
    genReqId: () => randomBytes(4).toString('hex'),
    trustProxy: settings.TRUST_PROXY.length > 0 ? settings.TRUST_PROXY : false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    bodyLimit: 1024 * 1024,
    // Slower than this is not a person on a bad line but a client that holds connections open.
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    ajv: {
      customOptions: {
        coerceTypes: 'array',
        removeAdditional: false,
        allErrors: true,
        // The schemas are small: to optimise their code would only delay the start.
        code: { optimize: false },
      },
    },
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  if (stream) logOneLine(server);
  answerErrors(server);
  await sendSecurityHeaders(
    server,
    settings.PUBLIC_URL,
    options.connectOrigins,
    options.originsOf,
    options.preview?.ancestors,
  );
  options.beforeHosts?.(server);
  resolveEventHosts(server, options.resolveHost);
  await limitRates(server, options.rateLimits, options.rateStore);
  await readRequestBodies(server);
  if (options.preview) markPreviewPages(server, options.siteFolder, options.preview);
  answerConditionally(server);
  compressAnswers(server);
  const originOf = siteOrigin(settings.PUBLIC_URL, options.resolveHost);
  const { familiesOf, structuredDataOf, organizerToken, mayInspect, pageCache } = options;
  if (pageCache) touchOnWrites(server, pageCache);
  await serveSite(server, options.siteFolder, {
    familiesOf,
    originOf,
    structuredDataOf,
    organizerToken,
    mayInspect,
    pageCache,
  });
  return server;
}

/** Calls that write nothing that a public page shows, though they are sent by POST. */
const READS = /^\/api\/(get|load|check|init|validate|saveAuto|broadcasting)/i;

/** Has pages checked again once a call has written to their event. */
function touchOnWrites(server: FastifyInstance, pages: PageCache): void {
  server.addHook('onSend', async (request, reply) => {
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && reply.statusCode < 400;
    if (isWrite && request.url.startsWith('/api/') && !READS.test(request.url))
      pages.touch(request.eventCode);
  });
}

/** One line per request and one per answer, with the route instead of the address, which may contain a code. */
export function loggerOptions(level: Environment['LOG_LEVEL']): FastifyLoggerOptions {
  return {
    level,
    serializers: {
      err: loggedError,
      req: (request) => ({ method: request.method, route: request.routeOptions?.url, host: request.host }),
    },
  };
}
