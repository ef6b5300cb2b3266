import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatDateRange } from '#engine/form/format/date-range.ts';
import { type Locale, localeIn, resolveText } from '#engine/form/languages/text.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { MemberRow } from '#server/dossiers/group-members.ts';
import type { GroupRow } from '#server/dossiers/group-row.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** The address of an invitation to a group, by its secret. */
export type InvitationLink = (secret: string) => string;

/** The mail to a group's contact with its code, the way back to it, and the link for its members. */
export function groupBegunMail(
  event: EventDocument,
  group: GroupRow,
  { link, members }: { link: string; members: string },
): Mail {
  return {
    ...toContact(group),
    content: { template: 'group-begun', values: { ...aboutGroup(event, group), link, members } },
  };
}

/** The invitation to a group, in its contact's language. */
export function groupInvitationMail(
  event: EventDocument,
  group: GroupRow,
  { name, emailTyped }: MemberRow,
  link: string,
): Mail {
  const locale = localeOf(group);
  return {
    eventCode: group.eventCode,
    recipient: emailTyped,
    locale,
    content: {
      template: 'group-invitation',
      values: {
        name,
        contact: group.contactName,
        organization: group.organization,
        event: resolveText(event.name, locale),
        date: formatDateRange(event.dates, locale),
        location: resolveText(event.location, locale),
        link,
      },
    },
  };
}

/** The email to a member who is ready, in their language. */
export function memberReadyMail(
  event: EventDocument,
  group: GroupRow,
  row: DossierRow,
  { locale: asked, link }: { locale: string; link: string },
): Mail {
  const locale = localeIn(asked);
  return {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template: 'group-member-ready',
      values: {
        name: attendeeName(row) ?? row.emailTyped,
        contact: group.contactName,
        organization: group.organization,
        event: resolveText(event.name, locale),
        link,
      },
    },
  };
}

/** The email to a group's contact once everyone is ready. */
export function groupAllReadyMail(
  event: EventDocument,
  group: GroupRow,
  payLink: (code: string, locale: Locale) => string,
): Mail {
  const link = payLink(group.code, localeOf(group));
  return {
    ...toContact(group),
    content: { template: 'group-all-ready', values: { ...aboutGroup(event, group), link } },
  };
}

/** The emails to a group's former and new contacts. */
export function handOverMails(
  event: EventDocument,
  { before, after }: { before: GroupRow; after: GroupRow },
  link: string,
): Mail[] {
  return [
    {
      ...toContact(before),
      content: {
        template: 'group-handed-over',
        values: { ...aboutGroup(event, before), other: after.contactName, link },
      },
    },
    {
      ...toContact(after),
      content: {
        template: 'group-taken-over',
        values: { ...aboutGroup(event, after), other: before.contactName, link },
      },
    },
  ];
}

/** A group's contact as a recipient, with their language. */
export function toContact(group: GroupRow) {
  return { eventCode: group.eventCode, recipient: group.emailTyped, locale: localeOf(group) };
}

/** The values of every email to a group's contact. */
export function aboutGroup(event: EventDocument, group: GroupRow) {
  return {
    name: group.contactName,
    event: resolveText(event.name, localeOf(group)),
    organization: group.organization,
    code: group.code,
  };
}

/** The language of a group's contact. */
export function localeOf({ locale }: GroupRow) {
  return localeIn(locale);
}
