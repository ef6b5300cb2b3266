import type { EventDocument } from '#engine/configuration/event-document.ts';
import { localeIn, resolveText } from '#engine/configuration/text.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import type { Mail } from './mailer.ts';

/** The parameter of a page's address that confirms a new email address. */
export const CONFIRMS_ADDRESS = 'confirm';

/** The mails to the old and the new address of a submitted dossier; `row` has the old one still. */
export function addressChangedMails(
  event: EventDocument,
  row: DossierRow,
  { emailTyped, link, secret }: { emailTyped: string; link: string; secret: string },
): [Mail, Mail] {
  const locale = localeIn(row.locale);
  const about = { event: resolveText(event.name, locale), code: row.code, address: emailTyped };
  const confirming = new URL(link);
  confirming.searchParams.set(CONFIRMS_ADDRESS, secret);
  const common = { eventCode: row.eventCode, locale };
  return [
    {
      ...common,
      recipient: emailTyped,
      content: { template: 'address-confirm', values: { ...about, link: confirming.href } },
    },
    {
      ...common,
      recipient: row.emailTyped,
      content: { template: 'address-changed', values: { ...about, link } },
    },
  ];
}
