import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { bundlePage } from '../site/beside-servers.ts';

const SCRIPT = '/bare-desk.js';
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title><script type="module" src="${SCRIPT}"></script></head><body><div id="root"></div></body></html>`;

/** A server of the desk and, at `/bare`, of a bare React page in which one signs in by the same calls. */
export async function startBesideDesk(site: string): Promise<{ url: string; stop(): void }> {
  const bare = await bundlePage(path.join(import.meta.dirname, 'bare-desk.tsx'));
  const { host, origin } = new URL(site);
  const server = createServer((asked, response) => {
    if (asked.url === '/bare') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
      return;
    }
    if (asked.url === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(bare);
      return;
    }
    const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin }) };
    const sent = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    asked.pipe(sent);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
