import type { FastifyRequest } from 'fastify';
import type { Locale } from '#engine/form/languages/text.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import type { Services } from './services.ts';

/** The address of a page of the event that a visitor's request is for, at the host that they use. */
export function siteLink(
  { link }: Pick<Services, 'link'>,
  request: FastifyRequest,
  locale: Locale,
  page: `/${string}`,
): string {
  return link(request.eventCode, locale, page, ownOrigin(request));
}
