import type { FastifyReply, FastifyRequest } from 'fastify';
import { inEveryLanguage } from '#server/languages/words.ts';
import { HttpProblem } from './http-problem.ts';
import { ownOrigin } from './site-origin.ts';

type Asked = Pick<FastifyRequest, 'protocol' | 'headers'>;

/** With the prefix a browser takes the cookie only over HTTPS, for this very host (RFC 6265bis §4.1.3). */
const nameOver = ({ protocol }: Pick<Asked, 'protocol'>) =>
  protocol === 'https' ? '__Host-organizer' : 'organizer';

/** The session's token in a request's cookie; undefined without one. */
export function sessionToken(request: Asked): string | undefined {
  const name = nameOver(request);
  const pair = (request.headers.cookie ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/** Sets the cookie of a session for a number of seconds. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
) {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameOver(request)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Removes the cookie of a session. */
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply) =>
  setSessionCookie(request, reply, '', 0);

/** Refuses a write that another site's page makes with an organizer's cookie: its `Origin` must be this host's. */
export function refuseOtherOrigin(request: FastifyRequest): void {
  if (['GET', 'HEAD'].includes(request.method) || request.headers.origin === ownOrigin(request)) return;
  throw new HttpProblem(403, { request: [inEveryLanguage('organizers.otherOrigin')] });
}

/** A signed-in organizer whose role does not include the call. */
export const notAllowed = () => new HttpProblem(403, { request: [inEveryLanguage('organizers.notAllowed')] });

/** An organizer who sees an attendee's page can change nothing there. */
export const onlyToRead = () => new HttpProblem(403, { request: [inEveryLanguage('organizers.onlyToRead')] });
