import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FamiliesOf, preloadFonts } from './font-preloads.ts';
import { HttpProblem } from './http-problem.ts';
import { workerPolicy } from './security-headers.ts';

const notThere = new HttpProblem(404, { path: [{ en: 'leads nowhere.', fr: 'ne mène nulle part.' }] });

/**
 * Serves the built site: hashed assets for ever, everything else checked each time, compressed files where they lie
 * beside the plain ones; and index.html for every address that is a page of the site rather than a file or a call.
 */
export async function serveSite(
  server: FastifyInstance,
  folder: string | undefined,
  familiesOf: FamiliesOf = () => [],
): Promise<void> {
  if (folder === undefined || !existsSync(folder)) {
    server.setNotFoundHandler(() => {
      throw notThere;
    });
    return;
  }
  preloadFonts(server, folder, familiesOf);
  await server.register(fastifyStatic, {
    root: path.resolve(folder),
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      const isAsset = path.relative(path.resolve(folder), file).startsWith(`assets${path.sep}`);
      response.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
      if (isWorkerScript(file)) response.setHeader('content-security-policy', workerPolicy);
    },
  });
  server.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw notThere;
    reply.sendFile('index.html');
  });
}

function isWorkerScript(file: string): boolean {
  return /^validation-worker-[^/]*\.js(\.br|\.gz)?$/.test(path.basename(file));
}

function isPage(request: FastifyRequest): boolean {
  const pathname = request.url.split('?')[0] ?? '';
  const wantsHtml = request.headers.accept?.includes('text/html') ?? false;
  return ['GET', 'HEAD'].includes(request.method) && wantsHtml && !/^\/(api|app|assets)(\/|$)/.test(pathname);
}
