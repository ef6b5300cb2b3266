import type { FastifyReply } from 'fastify';

/** Adds a request header to an answer's `Vary`. */
export function varyBy(reply: FastifyReply, header: string): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  if (!named.includes(header)) reply.header('vary', [...named, header].join(', '));
}
