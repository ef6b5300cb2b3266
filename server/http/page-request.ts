import type { FastifyRequest } from 'fastify';

/** Whether an address is a page's, not a file's, a call's or data, whatever the client accepts. */
export function isPageRequest({ url, method }: Pick<FastifyRequest, 'url' | 'method'>): boolean {
  const [pathname = ''] = url.split('?');
  return ['GET', 'HEAD'].includes(method) && !/^\/(api|app|assets)(\/|$)/.test(pathname);
}

/** Whether a client prefers data to a page, where both exist, such as for an unknown address. */
export function prefersData({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): boolean {
  return /\bjson\b/.test(accept) && !accept.includes('text/html');
}
