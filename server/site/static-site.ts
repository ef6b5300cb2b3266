import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type FamiliesOf, preloadFonts } from '#server/http/font-preloads.ts';
import { leadsNowhere } from '#server/http/http-problem.ts';
import { type MayInspect, withInspectorAccess } from '#server/http/inspector-access.ts';
import { isPageRequest } from '#server/http/page-request.ts';
import { workerPolicy } from '#server/http/security-headers.ts';
import { type OriginOf, ownOrigin } from '#server/http/site-origin.ts';
import type { PageCache } from './page-cache.ts';
import { renderPages } from './render-pages.ts';
import { builtSite } from './site-build.ts';
import type { StructuredDataOf } from './structured-data.ts';

export interface SiteOptions {
  readonly familiesOf?: FamiliesOf | undefined;
  readonly originOf?: OriginOf | undefined;
  readonly structuredDataOf?: StructuredDataOf | undefined;
  /** Keeps rendered pages. */
  readonly pageCache?: PageCache | undefined;
  /** The organizer's token, which allows remote inspection; without it there is none. */
  readonly organizerToken?: string | undefined;
  readonly mayInspect?: MayInspect | undefined;
}

/**
 * Serves the built site: hashed assets forever, others revalidated, compressed if available; and the page of every
 * other address.
 */
export async function serveSite(
  server: FastifyInstance,
  folder: string | undefined,
  {
    familiesOf = () => [],
    originOf = ownOrigin,
    structuredDataOf,
    organizerToken,
    mayInspect,
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
  const answerPage = renderPages(server, builtSite(folder), {
    originOf,
    structuredDataOf,
    cache: pageCache,
  });
  server.get('/', answerPage);
  const answerAny = withInspectorAccess(answerPage, organizerToken, mayInspect);
  server.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) throw leadsNowhere();
    return answerAny(request, reply);
  });
}

/** Serves a built site's files, compressed if a compressed version exists. */
export async function serveFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.resolve(folder),
    preCompressed: true,
    cacheControl: false,
    // Pages are rendered, not served from a file.
    index: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      const isAsset = path.relative(path.resolve(folder), file).startsWith(`assets${path.sep}`);
      response.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
      // A service worker for pages, although it is among the assets.
      if (/^page-cache-/.test(path.basename(file))) response.setHeader('service-worker-allowed', '/');
      if (isWorkerScript(file)) response.setHeader('content-security-policy', workerPolicy);
    },
  });
}

function isWorkerScript(file: string): boolean {
  return /^validation-worker-[^/]*\.js(\.br|\.gz)?$/.test(path.basename(file));
}
