import type { FastifyRequest } from 'fastify';

/** Whether a browser asks for a page, and not for a file, a call or data. */
export function isPageRequest({ url, method, headers }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  const wantsHtml = headers.accept?.includes('text/html') ?? false;
  return ['GET', 'HEAD'].includes(method) && wantsHtml && !/^\/(api|app|assets)(\/|$)/.test(pathname);
}
