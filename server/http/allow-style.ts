import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Allows one style text in this answer's page, by its hash in the policy. */
export function allowStyle(reply: FastifyReply, css: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  // In development all inline styles are allowed, which a hash would disable.
  if (policy.includes("'unsafe-inline'")) return;
  const hash = createHash('sha256').update(css).digest('base64');
  reply.header('content-security-policy', policy.replace('style-src ', `style-src 'sha256-${hash}' `));
}
