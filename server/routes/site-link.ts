import type { FastifyRequest } from 'fastify';
import { type Locale, localeIn } from '#engine/configuration/text.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import type { Services } from '#server/services.ts';
import { ownOrigin } from '#server/site/site-origin.ts';
import { pageOf } from './dossier-page.ts';

/** The address of a page of the event that a visitor's request is for, at the host that they use. */
export function siteLink(
  { link }: Pick<Services, 'link'>,
  request: FastifyRequest,
  locale: Locale,
  page: `/${string}`,
): string {
  return link(request.eventCode, locale, page, ownOrigin(request));
}

/** The address of a dossier's own page, in its language and at the host where it was started, whoever asks. */
export function dossierLink({ link }: Pick<Services, 'link'>, row: DossierRow): string {
  return link(row.eventCode, localeIn(row.locale), pageOf(row), row.origin);
}
