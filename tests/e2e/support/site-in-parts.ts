import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A server before the site on which pages come in parts. */
export interface SiteInParts {
  readonly site: string;
  /** Sends the next part of the page that is under way; false when there is none. */
  next(): boolean;
  stop(): Promise<void>;
}

/** Serves a site of which every page comes in so many parts, its head at once, each other one when it is asked for. */
export async function siteInParts(site: string, parts: number): Promise<SiteInParts> {
  const { hostname, port } = new URL(site);
  const waiting: (() => void)[] = [];
  const to = (headers: NodeJS.Dict<string | string[]>) => ({ ...headers, host: `${hostname}:${port}` });
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked;
    // Node does not find *.localhost everywhere; the event is told by the header.
    const options = {
      host: 'localhost',
      port,
      method,
      path,
      headers: { ...to(asked.headers), 'accept-encoding': 'identity' },
    };
    const upstream = request(options, (got) => {
      const isPage = got.headers['content-type']?.startsWith('text/html') === true;
      if (!isPage) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      const { 'content-length': _, ...headers } = got.headers;
      answer.writeHead(got.statusCode ?? 502, headers);
      const chunks: Buffer[] = [];
      got.on('data', (chunk: Buffer) => chunks.push(chunk));
      got.on('end', () => {
        const page = Buffer.concat(chunks);
        // Nothing is drawn before the body begins.
        const body = page.indexOf('<main');
        const size = Math.ceil((page.length - body) / (parts - 1));
        answer.write(page.subarray(0, body));
        for (let at = body; at < page.length; at += size) {
          waiting.push(() => {
            answer.write(page.subarray(at, at + size));
            if (at + size >= page.length) answer.end();
          });
        }
      });
    });
    upstream.on('error', () => answer.destroy());
    asked.pipe(upstream);
  });
  server.on('upgrade', (asked, socket, head) => {
    const upstream = connect(Number(port), 'localhost', () => {
      const headers = Object.entries(to(asked.headers)).map(([name, value]) => `${name}: ${value}`);
      upstream.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    site: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    next() {
      const send = waiting.shift();
      send?.();
      return send !== undefined;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
