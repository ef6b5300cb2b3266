import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import { languages } from '#engine/languages/languages.ts';
import type { RefundPart } from '#server/domain/cancellation/refund-left.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import type { GroupRow } from '#server/domain/groups/group-row.ts';
import type { PaidByGroup } from '#server/domain/groups/paid-by-group.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';
import { aboutGroup, localeOf, toContact } from './group-mail.ts';
import type { Attachment, Mail } from './mailer.ts';

/** What is written of money that goes back to a group for one of its members. */
const words = {
  en: {
    back: 'It goes back to the card that your group paid with. Most banks show it within ten days; its receipt comes in a message of its own.',
    paid: 'Paid for them',
    goesBack: 'Goes back',
    nothing: 'Nothing of what your group has paid goes back.',
    invoiced: 'It was paid by an invoice: please write to the organizers about a refund.',
  },
  fr: {
    back: 'La somme est remboursée sur la carte avec laquelle votre groupe a payé. La plupart des banques l’affichent en dix jours\u00a0; le reçu arrive dans un autre message.',
    paid: 'Payé pour cette personne',
    goesBack: 'Remboursement',
    nothing: 'Rien de ce que votre groupe a payé n’est remboursé.',
    invoiced:
      'Le paiement a été fait par facture\u00a0: pour un remboursement, veuillez écrire à l’équipe organisatrice.',
  },
};

/** A member who cancelled or changed what their group has paid for, and what of it goes back. */
export type MemberMoney = {
  row: DossierRow;
  byGroup: PaidByGroup | undefined;
  parts: readonly RefundPart[];
};

/** The mail to a group's contact when somebody cancels or changes whom it has paid for. */
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

/** What was paid for somebody and what of it goes back, a line each. */
function backInWords(locale: Locale, row: DossierRow, { byGroup, parts }: Omit<MemberMoney, 'row'>): string {
  const own = words[locale];
  if (byGroup && !byGroup.charge && byGroup.paid > 0) return own.invoiced;
  const amount = parts
    .filter(({ payment }) => payment.dossierId !== row.id)
    .reduce((sum, part) => sum + part.amount, 0);
  if (!byGroup || amount === 0) return own.nothing;
  const { colon } = languages[locale].forms;
  const line = (label: string, cents: number) => `${label}${colon}${formatMoney(cents / 100, locale)}`;
  return [line(own.paid, byGroup.paid), line(own.goesBack, amount), own.back].join('\n');
}

/** The mail to a group's contact once money has come back for one of its members, with its receipt. */
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
