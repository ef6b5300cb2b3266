import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { localeIn, resolveText } from '#engine/form/languages/text.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** The parameter of a page's address that confirms a new email address. */
export const CONFIRMS_ADDRESS = 'confirm';

type NewAddress = { emailTyped: string; link: string; secret: string };

/** The address of a page that confirms a new email address. */
export function confirmingLink(link: string, secret: string): string {
  const confirming = new URL(link);
  confirming.searchParams.set(CONFIRMS_ADDRESS, secret);
  return confirming.href;
}

/** The mail that asks the new address of a submitted dossier to confirm itself. */
export function confirmAddressMail(
  event: EventDocument,
  row: DossierRow,
  { emailTyped, link, secret }: NewAddress,
): Mail {
  const locale = localeIn(row.locale);
  const about = { event: resolveText(event.name, locale), code: row.code, address: emailTyped };
  return {
    eventCode: row.eventCode,
    locale,
    recipient: emailTyped,
    content: { template: 'address-confirm', values: { ...about, link: confirmingLink(link, secret) } },
  };
}

/** The mail that tells the last confirmed address that another one was given; `row` does not have that one yet. */
export function addressChangedMail(
  event: EventDocument,
  row: DossierRow,
  { emailTyped, link }: Pick<NewAddress, 'emailTyped' | 'link'>,
): Mail {
  const locale = localeIn(row.locale);
  const about = { event: resolveText(event.name, locale), code: row.code, address: emailTyped };
  return {
    eventCode: row.eventCode,
    locale,
    recipient: row.formerEmailTyped ?? row.emailTyped,
    content: { template: 'address-changed', values: { ...about, link } },
  };
}

/** The mail with the code of an unsubmitted registration, to its corrected address. */
export function codeMail(
  event: EventDocument,
  row: DossierRow,
  { emailTyped, link }: Pick<NewAddress, 'emailTyped' | 'link'>,
): Mail {
  const locale = localeIn(row.locale);
  const values = { event: resolveText(event.name, locale), codes: row.code, link };
  return {
    eventCode: row.eventCode,
    locale,
    recipient: emailTyped,
    content: { template: 'registration-begun', values },
  };
}
