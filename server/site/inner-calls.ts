import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageVisit } from '#engine/contract/initial-data.ts';
import { innerHeader } from '#server/http/inner-request.ts';

/**
 * Calls the API from within to render a page: on the visitor's host, in the page's language, with nothing that says who
 * the visitor is. No rate limit counts them.
 */
export function innerCalls(
  server: FastifyInstance,
  request: Pick<FastifyRequest, 'host' | 'ip'>,
  locale: string,
): PageVisit['call'] {
  const headers = {
    host: request.host,
    accept: 'application/json',
    ...innerHeader,
    'accept-language': locale,
  };
  return async ({ method, path, body }) => {
    const answer = await server.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: path,
      remoteAddress: request.ip,
      headers: { ...headers, ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(body && { payload: formOf(body) }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}

function formOf(body: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form.toString();
}
