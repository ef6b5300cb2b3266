import type { FastifyRequest } from 'fastify';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import { joinPage } from '#server/dossiers/dossier-page.ts';
import type { GroupRow } from '#server/dossiers/group-row.ts';
import type { Services } from './services.ts';
import { siteLink } from './site-link.ts';

/** The request for whose server and host links are made. */
export type Asking = { services: Services; request: FastifyRequest };

/** The address that lets anybody into a group, in the language of its contact. */
export function memberLink({ services, request }: Asking, row: GroupRow): string {
  return siteLink(services, request, localeOf(row), joinPage(row));
}

/** The same with an invitation's secret. */
export function invitationLink(asking: Asking, row: GroupRow) {
  const base = memberLink(asking, row);
  return (secret: string) => `${base}?${new URLSearchParams({ invitation: secret })}`;
}

/** The language of a group's contact. */
export function localeOf({ locale }: Pick<GroupRow, 'locale'>): Locale {
  return localeIn(locale);
}
