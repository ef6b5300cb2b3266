import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Lets one text of styles stand in the page of this answer, and no other: by its hash in the policy. */
export function allowStyle(reply: FastifyReply, css: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  // In development every style is let stand, which a hash would end.
  if (policy.includes("'unsafe-inline'")) return;
  const hash = createHash('sha256').update(css).digest('base64');
  reply.header('content-security-policy', policy.replace('style-src ', `style-src 'sha256-${hash}' `));
}
