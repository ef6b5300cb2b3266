import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { build } from 'vite';

/** What a page is measured beside: itself, its markup and styles alone, and that markup taken over by a bare React page. */
export const KINDS = ['ours', 'without scripts', 'bare React'] as const;
export type Kind = (typeof KINDS)[number];

const BARE = '/bare-page.js';

/** Servers of the same pages in every kind, each by the same way through one proxy, so that none is nearer. */
export async function startBeside(
  site: string,
): Promise<{ urls: Readonly<Record<Kind, string>>; stop(): Promise<void> }> {
  const bare = await bundlePage(path.join(import.meta.dirname, 'bare-page.tsx'));
  const started = await Promise.all(
    KINDS.map(async (kind) => {
      const server = await listen(kind, site, bare);
      const { port } = server.address() as AddressInfo;
      return { kind, server, url: `http://localhost:${port}` };
    }),
  );
  return {
    urls: Object.fromEntries(started.map(({ kind, url }) => [kind, url])) as Record<Kind, string>,
    async stop() {
      for (const { server } of started) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function listen(kind: Kind, site: string, bare: Buffer): Promise<Server> {
  const server = createServer((asked, response) => {
    if (asked.url === BARE) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(bare);
      return;
    }
    const isChanged = kind !== 'ours' && asked.headers.accept?.includes('text/html');
    const { host } = new URL(site);
    // What is to be changed is asked for as it is; all else goes through as it is packed.
    const headers = { ...asked.headers, host, ...(isChanged && { 'accept-encoding': 'identity' }) };
    const sent = request(new URL(asked.url ?? '/', site), { headers }, (answer) => {
      const { 'content-security-policy': _, ...told } = answer.headers;
      if (!isChanged) {
        response.writeHead(answer.statusCode ?? 502, told);
        answer.pipe(response);
        return;
      }
      void text(answer).then((html) => {
        const page = zlib.gzipSync(withoutScripts(html, kind));
        // All else that is told of a page costs it something too: one that opens in a process of its own, say.
        const { 'content-length': __, ...kept } = told;
        response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-encoding': 'gzip' });
        response.end(page);
      });
    });
    sent.on('error', () => response.destroy());
    asked.pipe(sent);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

/** A page without what it runs and what it fetches to run. */
function withoutScripts(html: string, kind: Kind): string {
  const still = html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="?(modulepreload|later)"?[^>]*>/g, '');
  return kind === 'bare React'
    ? still.replace('</body>', `<script type="module" src="${BARE}"></script></body>`)
    : still;
}

/** The script of a bare page, as a production build has it, gzipped. */
export async function bundlePage(entry: string): Promise<Buffer> {
  process.env['NODE_ENV'] = 'production';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The bare page was not built');
  return zlib.gzipSync(chunk.code);
}
