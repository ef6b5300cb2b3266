import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatList } from '#engine/form/format/list.ts';
import { localeIn, resolveText, type Text } from '#engine/form/languages/text.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { wordIn } from '#server/languages/words.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** A transferred registration, the names of both people, and the steps that are asked again. */
type Transferred = {
  readonly event: EventDocument;
  readonly link: EventLink;
  readonly before: RegistrationRow;
  readonly after: RegistrationRow;
  readonly from: string;
  readonly to: string;
  readonly asks: readonly Text[];
};

/** The mails to the new person, with their code and what is asked again, and to the former one. */
export function transferMails({ event, link, before, after, from, to, asks }: Transferred): Mail[] {
  const { eventCode } = after;
  const locale = localeIn(after.locale);
  const about = { event: resolveText(event.name, locale), from, to };
  const steps = asks.map((label) => resolveText(label, locale));
  const askedAfter =
    steps.length > 0 ? wordIn('mails.askedAfter', locale, { steps: formatList(steps, locale) }) : '';
  return [
    {
      eventCode,
      locale,
      recipient: after.emailTyped,
      content: {
        template: 'transfer-received',
        values: { ...about, code: after.code, link: dossierLink({ link }, after), askedAfter },
      },
    },
    {
      eventCode,
      locale,
      recipient: before.emailTyped,
      content: { template: 'transfer-given', values: { ...about, code: before.code } },
    },
  ];
}
