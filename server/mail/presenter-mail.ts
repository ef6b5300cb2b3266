import type { EventDocument } from '#engine/configuration/event-document.ts';
import { localeIn, resolveText } from '#engine/configuration/text.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { contactOf } from '#server/domain/presenters/presenters-view.ts';
import { titleOf } from '#server/domain/presenters/proposal-title.ts';
import type { Mail } from './mailer.ts';

/** The mail that asks somebody to present a proposal, in the language of who asks. */
export function presenterAskedMail(
  event: EventDocument,
  row: DossierRow,
  to: { name: string; emailTyped: string },
  link: string,
): Mail {
  const locale = localeIn(row.locale);
  const title = titleOf(row);
  return {
    eventCode: row.eventCode,
    recipient: to.emailTyped,
    locale,
    content: {
      template: title === '' ? 'presenter-asked' : 'presenter-asked-titled',
      values: {
        name: to.name,
        by: contactOf(row).name,
        event: resolveText(event.name, locale),
        title,
        link,
      },
    },
  };
}
