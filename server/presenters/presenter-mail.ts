import type { BookedItem } from '#engine/event/cart/booked.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { localeIn, resolveText } from '#engine/form/languages/text.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { wordIn } from '#server/languages/words.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { contactOf } from './presenters-view.ts';
import { titleOf } from './proposal-title.ts';

/** The invitation to present a proposal, in the proposer's language. */
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

/** The email to a presenter with the day and room of their session, in the proposer's language. */
export function proposalScheduledMail(
  event: EventDocument,
  row: DossierRow,
  to: { name: string; emailTyped: string },
  { name: title, when, place }: Pick<BookedItem, 'name' | 'when' | 'place'>,
): Mail {
  const locale = localeIn(row.locale);
  const room = resolveText(place, locale);
  return {
    eventCode: row.eventCode,
    recipient: to.emailTyped,
    locale,
    content: {
      template: 'proposal-scheduled',
      values: {
        name: to.name,
        event: resolveText(event.name, locale),
        title: resolveText(title, locale),
        when: resolveText(when, locale),
        room: room === '' ? '' : wordIn('mails.room', locale, { room }),
      },
    },
  };
}

/** The email to a proposal's contact when a presenter declined. */
export function presenterDeclinedMail(
  event: EventDocument,
  row: DossierRow,
  presenter: string,
  link: string,
): Mail {
  const locale = localeIn(row.locale);
  const title = titleOf(row);
  return {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template: title === '' ? 'presenter-declined' : 'presenter-declined-titled',
      values: {
        name: contactOf(row).name,
        presenter,
        event: resolveText(event.name, locale),
        title,
        code: row.code,
        link,
      },
    },
  };
}
