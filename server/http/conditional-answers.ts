import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Adds a validator (the route's own, or made from the content) to answers with `no-cache`, and answers 304 if it
 * matches. The site's files have their own.
 */
export function answerConditionally(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!isKept(request, reply) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const etag = String(reply.getHeader('etag') ?? validatorOf(payload));
    reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}

/** Weak: the same content may travel in another encoding. */
function validatorOf(payload: string | Buffer): string {
  return `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
}

function isKept({ method }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    reply.statusCode === 200 &&
    (reply.getHeader('cache-control') === 'no-cache' || reply.hasHeader('etag'))
  );
}

/** Whether one of the validators that a client has is this one, strong or weak (RFC 9110 §13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (validator: string) => validator.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((validator) => opaque(validator) === opaque(etag));
}
