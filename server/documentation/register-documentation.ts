import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { pageStyle } from './page-style.ts';

/** Adds the API's description for programs and for people. */
export function registerDocumentation(server: FastifyInstance, version: string): void {
  // Both are made once, when somebody first asks.
  let document: string | undefined;
  let page: string | undefined;
  server.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(version));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  server.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(version);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  server.get('/api/docs/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pageStyle),
  );
}
