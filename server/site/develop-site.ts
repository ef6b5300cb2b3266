import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { withInspectorAccess } from '#server/http/inspector-access.ts';
import { isPageRequest } from '#server/http/page-request.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import { renderPages } from './render-pages.ts';
import type { PageSource } from './site-build.ts';

/** Vite and its hot reload need scripts in the page, eval and inline styles, which a built site does not. */
const developmentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  // Map tiles can come from any origin that an event configures.
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "worker-src 'self' blob:",
].join('; ');

/** Serves the website from its sources with hot reload, in the same server; for development only. */
export async function developSite(
  server: FastifyInstance,
  projectFolder: string,
  organizerToken: string,
): Promise<() => Promise<void>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: path.join(projectFolder, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: server.server }, allowedHosts: true },
  });
  // A phone beside may look at the site: the inspector is for this machine alone, as it is where the site is built.
  const answerPage = withInspectorAccess(
    renderPages(server, sourcesOf(vite), { originOf: ownOrigin }),
    organizerToken,
  );
  server.addHook('onRequest', async (request, reply) => {
    if (isOurs(request.url)) return;
    reply.header('content-security-policy', developmentPolicy);
    const pathname = request.url.split('?')[0] ?? '/';
    // Modules of Vite's own have no extension either.
    const isModule = path.extname(pathname) !== '' || /^\/(@|__)/.test(pathname);
    if (isPageRequest(request) && !isModule) return answerPage(request, reply);
    await new Promise<void>((resolve, reject) => {
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      // Closed without having finished: the browser has gone.
      reply.raw.once('close', resolve);
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve()));
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  return () => vite.close();
}

/** Pages from the sources, as they are at each request. */
function sourcesOf(vite: ViteDevServer): PageSource {
  const page = async (name: string, url: string) => {
    const source = await readFile(path.join(vite.config.root, name), 'utf8');
    return vite.transformIndexHtml(`/${name}`, source, url);
  };
  return {
    shell: (url) => page('index.html', url),
    desk: (url) => page('organize.html', url),
    editBar: '<script type="module" src="/edit-bar/main.ts"></script>',
    isBuilt: false,
    renderer: async () => (await vite.ssrLoadModule('/entry-server.ts'))['renderer'],
    // Vite's own modules bring their styles.
    links: () => '',
  };
}

/** Modules in src/api/ share the API's path, but no call ends like a source file. */
function isOurs(url: string): boolean {
  const pathname = url.split('?')[0] ?? '';
  return (
    /^\/(api\/|outbox$|version\.json$|ready\.json$|robots\.txt$|sitemap\.xml$|social-card\.)/.test(
      pathname,
    ) && !/\.tsx?$/.test(pathname)
  );
}
