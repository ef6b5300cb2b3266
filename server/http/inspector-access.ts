import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashesEqual, sha256 } from '#server/secrets/secret-hash.ts';
import { leadsNowhere } from './http-problem.ts';
import { isLoopbackRequest } from './loopback.ts';

/** How long a link into the inspector is valid, in seconds, and how long its visitor can stay. */
export const LINK_SECONDS = 10 * 60;
const STAY_SECONDS = 12 * 60 * 60;
const COOKIE = 'inspect';

/** Admits an organizer to an event's inspector for a while; derived from their token without revealing it. */
export function inspectorPass(
  organizerToken: string,
  eventCode: string,
  seconds: number,
  now = Date.now(),
): string {
  const until = Math.floor(now / 1000) + seconds;
  return `${until}.${signature(organizerToken, eventCode, until)}`;
}

function isGood(pass: string, organizerToken: string, eventCode: string, now = Date.now()): boolean {
  const [until = '', signed = ''] = pass.split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now) return false;
  return hashesEqual(sha256(signed), sha256(signature(organizerToken, eventCode, Number(until))));
}

const signature = (organizerToken: string, eventCode: string, until: number) =>
  createHmac('sha256', organizerToken).update(`inspect ${eventCode} ${until}`).digest('base64url');

/** Whether an address is the inspector's, in any language. */
export const isInspector = (pathname: string): boolean => /^(\/[a-z]{2})?\/+inspect\/*$/i.test(pathname);

/**
 * Admits visitors to the inspector: anyone on this machine; elsewhere the organizer's token, a link of `npx rostrum
 * inspect`, or its cookie. A link redirects to the page without it. Throws 404 for others.
 */
export function passTheDoor(
  organizerToken: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const url = new URL(request.url, 'http://inspector.localhost');
  const pass = url.searchParams.get('pass');
  if (organizerToken !== undefined && pass !== null && isGood(pass, organizerToken, request.eventCode)) {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    const stay = inspectorPass(organizerToken, request.eventCode, STAY_SECONDS);
    return reply
      .header(
        'set-cookie',
        `${COOKIE}=${stay}; Path=/; Max-Age=${STAY_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
      )
      .header('cache-control', 'no-store')
      .redirect(url.pathname, 303);
  }
  if (isLoopbackRequest(request)) return undefined;
  if (organizerToken === undefined) throw leadsNowhere();
  const bearer = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const isBearer = bearer !== undefined && hashesEqual(sha256(bearer), sha256(organizerToken));
  if (!isBearer && !cameByLink(organizerToken, request)) throw leadsNowhere();
  return undefined;
}

/** Whether the browser has the cookie of an organizer's link for this host's event. */
export function cameByLink(
  organizerToken: string,
  { headers, eventCode }: Pick<FastifyRequest, 'headers' | 'eventCode'>,
): boolean {
  const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
  return kept !== undefined && isGood(kept, organizerToken, eventCode);
}

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Whether a request is made by someone who is signed in at the event's desk and may read its registrations. */
export type MayInspect = (request: FastifyRequest) => Promise<boolean>;

/**
 * Serves pages with `answerPage`, and the inspector, which shows what visitors of this browser do, only to those
 * admitted.
 */
export function withInspectorAccess(
  answerPage: AnswerPage,
  organizerToken: string | undefined,
  mayInspect: MayInspect = async () => false,
): AnswerPage {
  return async (request, reply) => {
    const isInside = isInspector(request.url.split('?')[0] ?? '') && !(await mayInspect(request));
    return (isInside && passTheDoor(organizerToken, request, reply)) || answerPage(request, reply);
  };
}
