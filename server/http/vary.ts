import type { FastifyReply } from 'fastify';

/** Says of an answer that it depends on a header of the request, besides those that are named already. */
export function varyBy(reply: FastifyReply, header: string): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  if (!named.includes(header)) reply.header('vary', [...named, header].join(', '));
}
