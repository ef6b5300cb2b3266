import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'preview';

/** The grant in a request's cookie; undefined without one. */
export function previewCookie({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const pair = (headers.cookie ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${NAME}=`));
  return pair?.slice(NAME.length + 1) || undefined;
}

/** Keeps a grant until the browser is closed; it expires by itself. */
export function setPreviewCookie(request: FastifyRequest, reply: FastifyReply, grant: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  // Lax: a link is followed from a mail or a chat, and the answer to it redirects.
  reply.header('set-cookie', `${NAME}=${grant}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}
