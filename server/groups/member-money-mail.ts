import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { languages } from '#engine/form/languages/languages.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { GroupRow } from '#server/dossiers/group-row.ts';
import { wordsIn } from '#server/languages/words.ts';
import type { Attachment, Mail } from '#server/mail/mailer.ts';
import type { PaidByGroup } from '#server/refunds/paid-by-group.ts';
import type { RefundPart } from '#server/refunds/refund-left.ts';
import { aboutGroup, localeOf, toContact } from './group-mail.ts';

/** A member's cancellation or change of what the group paid, with the refund. */
export type MemberMoney = {
  row: DossierRow;
  byGroup: PaidByGroup | undefined;
  parts: readonly RefundPart[];
};

/** The email to a group's contact when a paid member cancels or changes. */
export function memberMoneyMail(
  template: 'group-member-cancelled' | 'group-member-changed',
  event: EventDocument,
  group: GroupRow,
  { row, ...money }: MemberMoney,
): Mail {
  const member = attendeeName(row) ?? row.emailTyped;
  const back = backInWords(localeOf(group), row, money);
  return {
    ...toContact(group),
    content: { template, values: { ...aboutGroup(event, group), member, back } },
  };
}

/** What was paid for a member and is refunded, one line each. */
function backInWords(locale: Locale, row: DossierRow, { byGroup, parts }: Omit<MemberMoney, 'row'>): string {
  const own = wordsIn(locale).mails;
  if (byGroup && !byGroup.charge && byGroup.paid > 0) return own.memberInvoiced;
  const amount = parts
    .filter(({ payment }) => payment.dossierId !== row.id)
    .reduce((sum, part) => sum + part.amount, 0);
  if (!byGroup || amount === 0) return own.memberNothing;
  const { colon } = languages[locale].forms;
  const line = (label: string, cents: number) => `${label}${colon}${formatMoney(cents / 100, locale)}`;
  return [line(own.memberPaid, byGroup.paid), line(own.memberGoesBack, amount), own.memberBack].join('\n');
}

/** The email to a group's contact after a refund, with its receipt. */
export function groupRefundedMail(
  event: EventDocument,
  group: GroupRow,
  { row, amount, file }: { row: DossierRow; amount: number; file: Attachment | undefined },
): Mail {
  const values = {
    ...aboutGroup(event, group),
    member: attendeeName(row) ?? row.emailTyped,
    amount: formatMoney(amount / 100, localeOf(group)),
  };
  return {
    ...toContact(group),
    content: { template: 'group-refunded', values },
    ...(file && { attachments: [file] }),
  };
}
