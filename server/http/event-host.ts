import type { FastifyInstance } from 'fastify';
import { plainHost } from '#engine/event/addresses/host-name.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { allowStyle } from './allow-style.ts';
import { HttpProblem } from './http-problem.ts';
import { isPageRequest, prefersData } from './page-request.ts';
import { plainPage, plainPageStyle } from './plain-page.ts';
import { requestLanguage } from './request-language.ts';
import { varyBy } from './vary.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The event that the request's host serves. */
    eventCode: string;
  }
  interface FastifyContextConfig {
    /** Answered whatever the host: it is about no event. */
    anyHost?: boolean;
  }
}

/** Returns the code of the event at a host name (lower case, no port); undefined without one. */
export type ResolveHost = (hostname: string) => string | undefined;

/** Puts the event of each request's host on the request; a host that no event has gets 404, whatever the path. */
export function resolveEventHosts(server: FastifyInstance, resolveHost: ResolveHost): void {
  server.decorateRequest('eventCode', '');
  server.addHook('onRequest', async (request, reply) => {
    const named = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    // Intermediaries may have read the other one (RFC 9112, 3.2).
    if (named.length > 1) throw new HttpProblem(400, { host: [inEveryLanguage('requests.severalHosts')] });
    if (request.routeOptions.config.anyHost) return;
    const eventCode = resolveHost(hostnameOf(request.host));
    if (eventCode === undefined) {
      varyBy(reply, 'accept');
      if (isPageRequest(request) && !prefersData(request)) {
        allowStyle(reply, plainPageStyle);
        const page = plainPage(requestLanguage(request), {
          status: 404,
          title: 'site.noEventHere',
          text: 'site.noEventHereText',
        });
        return reply.code(404).type('text/html; charset=utf-8').send(page);
      }
      throw new HttpProblem(404, {
        host: [inEveryLanguage('requests.noEventHere')],
      });
    }
    request.eventCode = eventCode;
  });
}

/** The host name of a Host header: lower case, without port or final dot. */
export function hostnameOf(host: string | undefined): string {
  return plainHost(host ?? '').replace(/:\d+$/, '');
}
