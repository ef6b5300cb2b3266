import type { FastifyInstance } from 'fastify';
import { isYes } from '#engine/form/field/flag.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { publicPages } from '#server/configuration/page-paths.ts';
import type { OriginOf } from '#server/http/site-origin.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { siteMap } from './site-map.ts';

/** Adds what search engines ask of each host: `/robots.txt` and `/sitemap.xml`. A test domain is not to be found. */
export function registerSiteMap(
  server: FastifyInstance,
  configuration: ConfigurationStore,
  originOf: OriginOf,
): void {
  server.get('/robots.txt', async (request, reply) => {
    const event = configuration.current(request.eventCode, 'event', request.eventCode)?.document;
    const rules = isYes(event?.test_domain)
      ? ['User-agent: *', 'Disallow: /']
      : ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${originOf(request)}/sitemap.xml`];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${rules.join('\n')}\n`);
  });

  server.get('/sitemap.xml', async (request, reply) => {
    const event = configuration.current(request.eventCode, 'event', request.eventCode)?.document;
    if (!event || isYes(event.test_domain)) throw notFound();
    const pages = publicPages(configuration, request.eventCode);
    const xml = await siteMap(originOf(request), pages, event.languages, event.language);
    return reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(xml);
  });
}
