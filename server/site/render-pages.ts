import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SentOn } from '#engine/contract/initial-data.ts';
import { isLocale, localeIn } from '#engine/form/languages/text.ts';
import { allowPreviews } from '#server/http/allow-previews.ts';
import { allowStyle } from '#server/http/allow-style.ts';
import { asAnswer } from '#server/http/answer-errors.ts';
import { encodingFor } from '#server/http/compressed-answers.ts';
import { isKnown } from '#server/http/conditional-answers.ts';
import { leadsNowhere } from '#server/http/http-problem.ts';
import { prefersData } from '#server/http/page-request.ts';
import { languagesOf } from '#server/http/request-language.ts';
import { type OriginOf, ownOrigin } from '#server/http/site-origin.ts';
import { varyBy } from '#server/http/vary.ts';
import { composePage } from './compose-page.ts';
import { innerCalls } from './inner-calls.ts';
import { createPageCache, type KeptPage, type PageCache } from './page-cache.ts';
import type { PageSource } from './site-build.ts';
import { type StructuredDataOf, structuredDataElement } from './structured-data.ts';

const NAMED = /^\/(fr|en)(?=\/|$)/;
const YEAR = 365 * 24 * 60 * 60;

/** The services for answering pages besides their source. */
export interface PageRendering {
  readonly originOf: OriginOf;
  readonly structuredDataOf?: StructuredDataOf | undefined;
  /** Keeps rendered pages; without it each visit has its page rendered. */
  readonly cache?: PageCache | undefined;
}

/**
 * Answers the address of a page with the rendered page; if that fails, with the bare page, which renders itself. Only an
 * address that names no language asks for the visitor's (spec §2).
 */
export function renderPages(
  server: FastifyInstance,
  source: PageSource,
  { originOf, structuredDataOf = () => undefined, cache }: PageRendering,
) {
  const pages = source.isBuilt ? cache : undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/'] = request.url.split('?');
    reply.header('cache-control', 'no-cache');
    reply.header('vary', ['accept-encoding', ...dependsOn(pathname)].join(', '));
    if (isDesk(pathname)) return sendDesk(reply, await source.desk(request.url));
    const shell = await source.shell(request.url);
    const origin = originOf(request);
    const own = ownOrigin(request);
    const callLocale = NAMED.exec(pathname)?.[1] ?? 'en';
    try {
      const renderer = await source.renderer();
      const visit = {
        url: new URL(request.url.replace(/^\/{2,}/, '/'), own).href,
        origin,
        cookies: request.headers.cookie ?? '',
        isArrival: request.headers['sec-fetch-site'] !== 'same-origin',
        languages: languagesOf(request.headers['accept-language']),
      };
      const answer = await (pages ?? createPageCache()).page(
        pages && keyOf(request, `${own} ${origin}`, pathname),
        request.eventCode,
        {
          render: async (call) => renderer?.renderSitePage({ ...visit, call }),
          call: innerCalls(server, request, callLocale),
          callScope: `${request.host} ${callLocale}`,
          compose(page) {
            const path = pathname.replace(NAMED, '') || '/';
            const { eventCode } = request;
            const data = structuredDataOf({ eventCode, locale: localeIn(page.locale), origin, path });
            const structuredData = data ? structuredDataElement(data) : '';
            return composePage(shell, page, {
              links: source.links(page),
              bodyEnd: structuredData + (isEdited(visit.url) ? source.editBar : ''),
            });
          },
        },
      );
      if (answer && 'kind' in answer) return sendOn(request, reply, answer);
      if (answer?.page.status === 404) {
        varyBy(reply, 'accept');
        if (prefersData(request)) return reply.status(404).send(asAnswer(leadsNowhere(), request));
      }
      if (answer) return await sendPage(request, reply, answer);
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be rendered; the browser renders it');
    }
    return reply.type('text/html; charset=utf-8').send(shell);
  };
}

/** Whether an address is the organizers' desk's, in any language. */
const isDesk = (pathname: string): boolean => /^(\/[a-z]{2})?\/organize(\/|$)/.test(pathname);

/** Whether a page is asked for with the flag that makes it editable (spec §2). */
const isEdited = (url: string): boolean => new URL(url).searchParams.get('query') === 'mode';

/** Sends the desk's page: the same for everyone, and in no one's frame, index or cache. */
function sendDesk(reply: FastifyReply, page: string): FastifyReply {
  allowPreviews(reply);
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The cache key of a page; undefined for addresses with a query, which are too many. */
function keyOf(request: FastifyRequest, origins: string, pathname: string): string | undefined {
  if (request.url.includes('?')) return undefined;
  const { 'accept-language': languages, cookie = '', 'sec-fetch-site': site } = request.headers;
  const told: Readonly<Record<string, string>> = {
    'accept-language':
      languagesOf(languages)
        .map((language) => language.slice(0, 2))
        .find(isLocale) ?? '',
    cookie: /(?:^|;\s*)i18n_redirected=(\w+)/.exec(cookie)?.[1] ?? '',
    'sec-fetch-site': site === 'same-origin' ? 'inside' : '',
  };
  return [request.eventCode, origins, pathname, ...dependsOn(pathname).map((name) => told[name])].join(' ');
}

/** Sends a rendered page with the best accepted compression; 304 if the reader has it. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, kept: KeptPage): Promise<FastifyReply> {
  const { page, html, etag } = kept;
  allowStyle(reply, page.css);
  reply.status(page.status).type('text/html; charset=utf-8');
  if (page.status !== 200) return reply.send(html);
  // For a CDN in front; a browser asks each time.
  reply.header('cdn-cache-control', 'public, max-age=1, stale-while-revalidate=30').header('etag', etag);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding || isKnown(request.headers['if-none-match'], etag)) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await kept.encoded(encoding));
}

function sendOn(request: FastifyRequest, reply: FastifyReply, { to, locale }: SentOn): FastifyReply {
  if (locale !== undefined) {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header('set-cookie', `i18n_redirected=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`);
  }
  return reply.redirect(to, 302);
}

/** The headers by which an address that names no language may lead to one (src/lib/i18n/locale-decision.ts). */
function dependsOn(pathname: string): string[] {
  if (pathname === '/') return ['accept-language', 'cookie'];
  return NAMED.test(pathname) ? [] : ['cookie', 'sec-fetch-site'];
}
