import { flowPages, PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { DossierRow } from './dossier-row.ts';
import { type GroupRow, isGroup } from './group-row.ts';
import { isRegistration } from './registration-row.ts';

/** The page on which a dossier is found again with its code. */
export function pageOf(row: DossierRow): `/${string}` {
  if (isGroup(row)) return groupPage(row);
  return isRegistration(row)
    ? `/registration/manage?code=${row.code}`
    : `${flowPages(row.flow).begin}?code=${row.code}`;
}

/** The page of its steps, to which a bank returns. */
export function stepPageOf(row: DossierRow): `/${string}` {
  if (isGroup(row)) return payPage(row);
  return isRegistration(row) ? '/registration/step' : flowPages(row.flow).step;
}

/** The page of an invitation to present a proposal. */
export function invitationPage(secret: string): `/${string}` {
  return `${flowPages(PROPOSAL_FLOW).begin}/${secret}`;
}

/** The page of a group's people, for its contact. */
export function groupPage({ code }: Pick<GroupRow, 'code'>): `/${string}` {
  return `/registration/group?code=${code}`;
}

/** The page on which a group pays. */
export function payPage({ code }: Pick<GroupRow, 'code'>): `/${string}` {
  return `/group-pay/${code}`;
}

/** The page on which a member joins a group. */
export function joinPage({ code }: Pick<GroupRow, 'code'>): `/${string}` {
  return `/group-start/${code}`;
}

/** The address of a dossier's own page, in its language and at the host where it was started. */
export function dossierLink({ link }: { link: EventLink }, row: DossierRow): string {
  return link(row.eventCode, localeIn(row.locale), pageOf(row), row.origin);
}
