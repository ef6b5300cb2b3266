import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerPages } from '#server/site/answer-pages.ts';
import type { PageCache } from '#server/site/page-cache.ts';
import { builtSite } from '#server/site/site-build.ts';
import { type OriginOf, ownOrigin } from '#server/site/site-origin.ts';
import type { StructuredDataOf } from '#server/site/structured-data.ts';
import { type FamiliesOf, preloadFonts } from './font-preloads.ts';
import { leadsNowhere } from './http-problem.ts';
import { withInspectorDoor } from './inspector-door.ts';
import { isPageRequest } from './page-request.ts';
import { workerPolicy } from './security-headers.ts';

export interface SiteOptions {
  readonly familiesOf?: FamiliesOf | undefined;
  readonly originOf?: OriginOf | undefined;
  readonly structuredDataOf?: StructuredDataOf | undefined;
  /** Keeps rendered pages. */
  readonly pageCache?: PageCache | undefined;
  /** What organizers are known by, who may inspect from elsewhere; nobody may where there is none. */
  readonly organizerToken?: string | undefined;
}

/**
 * Serves the built site: hashed assets for ever, everything else checked each time, compressed files where they lie
 * beside the plain ones; and the page of every address that is one rather than a file or a call.
 */
export async function serveSite(
  server: FastifyInstance,
  folder: string | undefined,
  {
    familiesOf = () => [],
    originOf = ownOrigin,
    structuredDataOf,
    organizerToken,
    pageCache,
  }: SiteOptions = {},
): Promise<void> {
  if (folder === undefined || !existsSync(folder)) {
    server.setNotFoundHandler(() => {
      throw leadsNowhere();
    });
    return;
  }
  preloadFonts(server, folder, familiesOf);
  await serveFiles(server, folder);
  const answerPage = answerPages(server, builtSite(folder), {
    originOf,
    structuredDataOf,
    cache: pageCache,
  });
  server.get('/', answerPage);
  const answerAny = withInspectorDoor(answerPage, organizerToken);
  server.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) throw leadsNowhere();
    return answerAny(request, reply);
  });
}

/** Serves the files of a built site, as they are or as they lie compressed beside. */
export async function serveFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.resolve(folder),
    preCompressed: true,
    cacheControl: false,
    // Pages are drawn, not served from a file.
    index: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      const isAsset = path.relative(path.resolve(folder), file).startsWith(`assets${path.sep}`);
      response.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
      // It answers for pages, though it lies among the assets.
      if (/^page-keeper-/.test(path.basename(file))) response.setHeader('service-worker-allowed', '/');
      if (isWorkerScript(file)) response.setHeader('content-security-policy', workerPolicy);
    },
  });
}

function isWorkerScript(file: string): boolean {
  return /^validation-worker-[^/]*\.js(\.br|\.gz)?$/.test(path.basename(file));
}
