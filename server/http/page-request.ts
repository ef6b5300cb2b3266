import type { FastifyRequest } from 'fastify';

/** Whether an address is that of a page, and not of a file, a call or data; whatever the client says that it accepts. */
export function isPageRequest({ url, method }: Pick<FastifyRequest, 'url' | 'method'>): boolean {
  const [pathname = ''] = url.split('?');
  return ['GET', 'HEAD'].includes(method) && !/^\/(api|app|assets)(\/|$)/.test(pathname);
}

/** Whether a client asks for data and not for a page: it decides where there are both, as of an address that leads nowhere. */
export function prefersData({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): boolean {
  return /\bjson\b/.test(accept) && !accept.includes('text/html');
}
