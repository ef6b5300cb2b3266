import type { FastifyInstance } from 'fastify';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { leadsNowhere } from '#server/http/http-problem.ts';
import { prefersData } from '#server/http/page-request.ts';
import { nameOf } from '#server/pictures/missing-pictures.ts';
import { standIn } from '#server/pictures/placeholder.ts';
import { readPicture } from '#server/pictures/stored-pictures.ts';

// Of a picture that somebody opens by itself, nothing runs and nothing is fetched.
const policy = "default-src 'none'; sandbox";

/** Adds `/pictures/{name}`: what organizers uploaded for the event of the host, kept by browsers for ever. */
export function registerPictures(
  server: FastifyInstance,
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
): void {
  server.get<{ Params: { name: string } }>(
    '/pictures/:name(^[\\w.-]+\\.(?:jpg|jpeg|png|webp|avif)$)',
    async (request, reply) => {
      const { eventCode, params } = request;
      const address = `/pictures/${params.name}`;
      const found = await readPicture(db, eventCode, nameOf(address));
      reply.header('content-security-policy', policy);
      if (found) {
        return reply
          .type(found.type)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('etag', `"${params.name}"`)
          .send(Buffer.from(found.content));
      }
      const event = configuration.current(eventCode, 'event', eventCode)?.document;
      if (!event || prefersData(request)) throw leadsNowhere();
      // Browsers show what comes with a 404 as well; programs are told by it that there is nothing.
      return reply
        .code(404)
        .type('image/svg+xml')
        .header('cache-control', 'no-store')
        .send(standIn(event, address));
    },
  );
}
