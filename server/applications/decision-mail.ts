import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Decision } from '#engine/event/documents/flow/decision.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { type Locale, localeIn, resolveText } from '#engine/form/languages/text.ts';
import { applicationName } from '#server/dossiers/application-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { wordIn, wordsIn } from '#server/languages/words.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { type BackPart, backText } from '#server/receipts/back-text.ts';

/** The application and its page. */
export type AboutApplication = { event: EventDocument; flow: FlowDocument; row: DossierRow; link: string };

/** The email about a decision, in the organizer's words if the flow has any. */
export function decisionMail(
  about: AboutApplication,
  { decision, message, ...money }: { decision: Decision; message: string } & Back,
): Mail {
  const { flow, row } = about;
  const locale = localeIn(row.locale);
  const own = flow.decision?.mails?.[decision];
  const asks =
    decision === 'accepted' && isYes(flow.decision?.confirm) ? wordIn('mails.askedToConfirm', locale) : '';
  return applicantMail(about, 'application-decided', {
    ...wordsOf(about, decision, locale),
    ...(own && {
      subject: resolveText(own.subject, locale),
      text: resolveText(own.text, locale),
      // The organizer's words may not say what they are about.
      about: aboutIn(about, locale),
    }),
    message,
    asks,
    back: backOf(locale, money, about.row),
  });
}

/** The email to an applicant who withdrew. */
export function withdrawnMail(about: AboutApplication, money: Back): Mail {
  const locale = localeIn(about.row.locale);
  return applicantMail(about, 'application-withdrawn', {
    ...wordsOf(about, 'withdrawn', locale),
    message: '',
    asks: '',
    back: backOf(locale, money, about.row),
  });
}

/** The organizers' email about a confirmation; undefined if the event has no address. */
export function confirmedToOrganizerMail(about: AboutApplication): Mail | undefined {
  return organizerMail(about, 'application-confirmed-organizer', '');
}

/** The same about a withdrawal, with the applicant's message. */
export function withdrawnToOrganizerMail(
  about: AboutApplication,
  { message, invoice }: { message: string; invoice: string | undefined },
): Mail | undefined {
  const locale = localeIn(about.event.languages[0]);
  const paid = invoice === undefined ? '' : wordIn('mails.backToSend', locale, { number: invoice });
  const said = [message, paid].filter(Boolean).join('\n\n');
  return organizerMail(about, 'application-withdrawn-organizer', said);
}

/** The refunds, the paid invoice to be refunded by hand, or the voided invoice. */
type Back = { parts: readonly BackPart[]; invoice?: string | undefined; voided?: string | undefined };

function backOf(locale: Locale, { parts, invoice, voided }: Back, { id }: DossierRow): string {
  if (voided !== undefined) return wordIn('mails.invoiceVoided', locale, { number: voided });
  if (invoice !== undefined) return wordIn('mails.backOfInvoice', locale, { number: invoice });
  return backText(locale, parts, id);
}

type Said = { subject: string; text: string; message: string; asks: string; back: string; about: string };

function applicantMail(
  { row, link }: AboutApplication,
  template: 'application-decided' | 'application-withdrawn',
  said: Said,
): Mail {
  const locale = localeIn(row.locale);
  const values = { ...said, link };
  return { eventCode: row.eventCode, recipient: row.emailTyped, locale, content: { template, values } };
}

function organizerMail(
  { event, flow, row }: AboutApplication,
  template: 'application-confirmed-organizer' | 'application-withdrawn-organizer',
  message: string,
): Mail | undefined {
  if (event.contact_email === undefined) return undefined;
  const locale = localeIn(event.languages[0]);
  const values = {
    name: applicationName(flow, row) || row.emailTyped,
    label: resolveText(flow.label, locale),
    event: resolveText(event.name, locale),
    code: row.code,
    message,
  };
  return { eventCode: row.eventCode, recipient: event.contact_email, locale, content: { template, values } };
}

function wordsOf({ event, flow, row }: AboutApplication, decided: Decision | 'withdrawn', locale: Locale) {
  const said = { label: resolveText(flow.label, locale), event: resolveText(event.name, locale) };
  const { subject, text } = wordsIn(locale).mails.decisions[decided];
  return {
    subject: formatMessage(subject, said, locale),
    text: formatMessage(text, said, locale),
    about: codeIn(row, locale),
  };
}

const codeIn = ({ code }: DossierRow, locale: Locale) => wordIn('mails.code', locale, { code });

/** An application's name and code. */
function aboutIn({ event, flow, row }: AboutApplication, locale: Locale): string {
  return `${resolveText(flow.label, locale)}, ${resolveText(event.name, locale)}. ${codeIn(row, locale)}`;
}
