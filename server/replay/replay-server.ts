import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { asFields, multipartFields, readBody } from '#engine/recording/call-body.ts';
import type { AskedCall } from '#engine/recording/call-key.ts';
import type { Recording } from '#engine/recording/recording.ts';
import { replayAnswer } from '#engine/recording/replay-answer.ts';
import { createReplayChannels } from '#engine/recording/replay-channels.ts';
import { clockScript } from '#engine/recording/replay-clock.ts';
import { type ReplaySession, startReplay } from '#engine/recording/replay-session.ts';
import { leadsNowhere } from '#server/http/http-problem.ts';
import { isPageRequest } from '#server/http/page-request.ts';
import { productVersion, registerVersion } from '#server/http/product-version.ts';
import { sendSecurityHeaders } from '#server/http/security-headers.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import { composePage } from '#server/site/compose-page.ts';
import { serveFiles } from '#server/site/static-site.ts';
import { openReplaySockets } from './replay-sockets.ts';
import { replayState } from './replay-state.ts';

/** A placeholder for pictures, which recordings do not contain. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#9aa0aa" d="M0 0h16v9H0z"/></svg>';

export interface ReplayServerOptions {
  readonly recording: Recording;
  readonly siteFolder: string;
  readonly speed?: number;
  readonly nearest?: boolean;
  readonly gate?: () => Promise<void>;
  /** Told of every call, once it is answered or was not. */
  readonly onCall?: (asked: AskedCall, index: number | undefined) => void;
}

export interface ReplayServer {
  readonly server: FastifyInstance;
  session(): ReplaySession;
  close(): Promise<void>;
}

/** Serves the built website with the API answered from a recording; the caller listens, on this machine alone. */
export async function buildReplayServer(options: ReplayServerOptions): Promise<ReplayServer> {
  const { recording, siteFolder, speed, nearest, gate, onCall } = options;
  const server = Fastify({ logger: false, bodyLimit: 32 * 1024 * 1024 });
  await sendSecurityHeaders(server, undefined);
  const channels = createReplayChannels();
  const closeSockets = openReplaySockets(server.server, channels);
  const begin = () => startReplay(recording, { speed, nearest, gate, onMessage: channels.tell });
  let session = begin();
  let clock = clockScript(recording.startedAt);

  // Bodies are read as text: they are only compared.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  await serveFiles(server, siteFolder);
  registerVersion(server, productVersion(siteFolder));
  server.get('/replay/clock.js', (_request, reply) => reply.type('text/javascript').send(clock));
  server.get('/replay/state.json', () => replayState(recording, session.report(), speed ?? 1));
  server.post('/replay/again', async () => {
    session.end();
    session = begin();
    clock = clockScript(recording.startedAt);
    return { ok: true };
  });
  server.route({ method: ['GET', 'POST', 'DELETE'], url: '/api/*', handler: answer });
  server.get('/pictures/*', (_request, reply) => reply.type('image/svg+xml').send(PICTURE));
  server.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request) || path.extname(request.url.split('?')[0] ?? '') !== '') throw leadsNowhere();
    return page(request, reply);
  });
  server.get('/', page);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = askedBy(request);
    const { status, mimeType, headers, text, isBytes, index } = await replayAnswer(session, asked);
    onCall?.(asked, index);
    return reply
      .status(status)
      .headers(headers)
      .type(mimeType)
      .send(isBytes ? Buffer.from(text, 'base64') : text);
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = request.url.split('?')[0] ?? '/';
    const shell = await readFile(path.join(siteFolder, 'index.html'), 'utf8');
    const first = session.firstAnswer(pathname);
    const locale = /^\/fr(\/|$)/.test(pathname) ? 'fr' : 'en';
    const data = JSON.stringify({ drawn: false, answers: [], ...first, origin: ownOrigin(request) });
    const clocked = shell.replace('<script', '<script src="/replay/clock.js"></script><script');
    const drawn = {
      locale,
      head: '<title>Replay</title>',
      css: '',
      body: '',
      data: data.replaceAll('<', '\\u003c'),
    };
    const html = composePage(clocked, { kind: 'page', status: 200, modules: [], font: '', ...drawn });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(html.replace('<style></style>', ''));
  }

  return {
    server,
    session: () => session,
    async close() {
      session.end();
      closeSockets();
      await server.close();
    },
  };
}

function askedBy({ method, url, body, headers }: FastifyRequest): AskedCall {
  const text = typeof body === 'string' ? body : '';
  const mimeType = headers['content-type'] ?? '';
  const fields = mimeType.startsWith('multipart/')
    ? asFields(multipartFields(text))
    : readBody(text === '' ? undefined : { mimeType, text });
  return { method, url, fields };
}
