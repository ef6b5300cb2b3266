import type { FastifyReply } from 'fastify';
import { PLAIN_HOST } from './security-headers.ts';

/** Allows this answer's page to show previews in frames: they have hosts below the page's own. */
export function allowPreviews(reply: FastifyReply): void {
  const { host } = reply.request;
  if (!PLAIN_HOST.test(host)) return;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', `${policy};frame-src 'self' *.${host}`);
}
