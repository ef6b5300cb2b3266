import type { Endpoint } from '#engine/contract/endpoint.ts';
import type { Presenters } from '#engine/event/pickers/presenters.ts';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { findTokenPresenter } from '#server/dossiers/access-token.ts';
import { invitationPage } from '#server/dossiers/dossier-page.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { lockUnsubmitted } from '#server/dossiers/lock-unsubmitted.ts';
import type { Asking } from '#server/presenters/ask-presenter.ts';
import { notTheContact } from '#server/presenters/presenter-problems.ts';
import { presentersView } from '#server/presenters/presenters-view.ts';
import { bearerToken } from './authorize.ts';
import type { Call } from './handlers.ts';
import { siteLink } from './site-link.ts';

type Asked = Pick<Call<Endpoint>, 'services' | 'request' | 'event'> & { readonly dossier: DossierRow };

/** The presenter whose link gave the bearer's token; undefined for the proposal's first contact. */
export function bearerOf({
  services,
  request,
}: Pick<Asked, 'services' | 'request'>): Promise<string | undefined> {
  return findTokenPresenter(services.db, bearerToken(request));
}

/** What inviting presenters needs, with links in the proposal's language. */
export function askingOf({ services, request, event, dossier }: Asked): Asking {
  const locale: Locale = localeIn(dossier.locale);
  return {
    mailer: services.mailer,
    configuration: services.configuration,
    event: event.document,
    link: (secret) => siteLink(services, request, locale, invitationPage(secret)),
  };
}

/** Changes the presenters of an unsubmitted proposal, which only its first contact can do; returns them. */
export async function changePresenters(
  call: Asked,
  change: (tx: Database, row: DossierRow) => Promise<void>,
): Promise<Presenters> {
  const { services, dossier } = call;
  if ((await bearerOf(call)) !== undefined) throw notTheContact();
  await services.db.transaction(async (tx) => change(tx, await lockUnsubmitted(tx, dossier.id)));
  services.mailer.wake();
  return presentersView(services, dossier, undefined);
}
