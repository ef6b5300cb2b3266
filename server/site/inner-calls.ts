import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageVisit } from '#engine/contract/first-answer.ts';

/**
 * Calls of the API from within, for the page that a visitor is drawn: of the visitor's host, in their language, and
 * counted as theirs, but with nothing that says who they are.
 */
export function innerCalls(server: FastifyInstance, request: FastifyRequest): PageVisit['call'] {
  const { 'accept-language': languages } = request.headers;
  const headers = {
    host: request.host,
    accept: 'application/json',
    ...(languages !== undefined && { 'accept-language': languages }),
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
