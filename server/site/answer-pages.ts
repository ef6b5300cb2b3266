import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeIn } from '#engine/configuration/text.ts';
import type { SentOn } from '#engine/contract/first-answer.ts';
import { allowStyle } from '#server/http/allow-style.ts';
import { asAnswer } from '#server/http/answer-errors.ts';
import { leadsNowhere } from '#server/http/http-problem.ts';
import { prefersData } from '#server/http/page-request.ts';
import { languagesOf } from '#server/http/request-language.ts';
import { varyBy } from '#server/http/vary.ts';
import { composePage } from './compose-page.ts';
import { innerCalls } from './inner-calls.ts';
import type { PageSource } from './site-build.ts';
import { type OriginOf, ownOrigin } from './site-origin.ts';
import { type StructuredDataOf, structuredDataElement } from './structured-data.ts';

const NAMED = /^\/(fr|en)(?=\/|$)/;
const YEAR = 365 * 24 * 60 * 60;

/**
 * Answers the address of a page with the page, drawn with its data; where that fails, with the bare page, which draws
 * itself. Only an address that names no language asks for the visitor's (spec §2).
 */
export function answerPages(
  server: FastifyInstance,
  source: PageSource,
  originOf: OriginOf,
  structuredDataOf: StructuredDataOf = () => undefined,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/'] = request.url.split('?');
    reply.header('cache-control', 'no-cache');
    reply.header('vary', ['accept-encoding', ...dependsOn(pathname)].join(', '));
    const shell = await source.shell(request.url);
    try {
      const renderer = await source.renderer();
      const answer = await renderer?.drawPage({
        url: new URL(request.url.replace(/^\/{2,}/, '/'), ownOrigin(request)).href,
        origin: originOf(request),
        cookies: request.headers.cookie ?? '',
        isArrival: request.headers['sec-fetch-site'] !== 'same-origin',
        languages: languagesOf(request.headers['accept-language']),
        call: innerCalls(server, request),
      });
      if (answer?.kind === 'redirect') return sendOn(request, reply, answer);
      if (answer?.status === 404) {
        varyBy(reply, 'accept');
        if (prefersData(request)) return reply.status(404).send(asAnswer(leadsNowhere(), request));
      }
      if (answer) {
        const path = pathname.replace(NAMED, '') || '/';
        const locale = localeIn(answer.locale);
        const data = structuredDataOf({
          eventCode: request.eventCode,
          locale,
          origin: originOf(request),
          path,
        });
        const page = composePage(shell, answer, {
          links: source.links(answer),
          structuredData: data ? structuredDataElement(data) : '',
        });
        allowStyle(reply, answer.css);
        return reply.status(answer.status).type('text/html; charset=utf-8').send(page);
      }
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be drawn; the browser draws it');
    }
    return reply.type('text/html; charset=utf-8').send(shell);
  };
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
