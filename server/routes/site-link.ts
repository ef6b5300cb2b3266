import type { FastifyRequest } from 'fastify';
import type { Locale } from '#engine/configuration/text.ts';
import type { Services } from '#server/services.ts';
import { ownOrigin } from '#server/site/site-origin.ts';

/** The address of a page of the event that a visitor's request is for, at the host that they use. */
export function siteLink(
  { link }: Pick<Services, 'link'>,
  request: FastifyRequest,
  locale: Locale,
  page: `/${string}`,
): string {
  return link(request.eventCode, locale, page, ownOrigin(request));
}
