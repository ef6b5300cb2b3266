import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const HEADER = 'x-inner-call';
/** Known to this process alone, so that no client can pass for it. */
const secret = randomBytes(32).toString('base64url');

/** The header of calls that the server makes of itself to render a page. */
export const innerHeader = { [HEADER]: secret } as const;

/** Whether a request comes from the server itself: no limit counts it. */
export function isInnerRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[HEADER] === secret;
}
