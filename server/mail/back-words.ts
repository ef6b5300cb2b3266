import type { Locale } from '#engine/configuration/text.ts';
import { formatMoney } from '#engine/format/money.ts';
import { brandName } from '#server/receipts/receipt-words.ts';

/** The card that money goes back to. */
export type CardNamed = { brand: string; last4: string };

const backWords = {
  en: (amount: string, card: string) =>
    `${amount} comes back${card}. We ask for it today; most banks show it within ten days. Its receipt comes in a message of its own.`,
  fr: (amount: string, card: string) =>
    `${amount} vous sont remboursés${card}. Nous le demandons aujourd’hui\u00a0; la plupart des banques l’affichent en dix jours. Le reçu arrive dans un autre message.`,
};
const cardWords = {
  en: (card: string) => ` to your ${card}`,
  fr: (card: string) => ` sur votre carte ${card}`,
};
const endingIn = { en: 'ending in', fr: 'se terminant par' };
const groupWords = {
  en: (amount: string) => `${amount} goes back to your group, which has paid for you.`,
  fr: (amount: string) => `${amount} sont remboursés à votre groupe, qui a payé pour vous.`,
};
/** Said of what was paid by an invoice, which no gateway gives back: to who has paid it, and to the organizers. */
export const invoiceBack: Record<'applicant' | 'organizer', Record<Locale, (number: number) => string>> = {
  applicant: {
    en: (number) => `It was paid by invoice no. ${number}: the organizers settle with you what comes back.`,
    fr: (number) =>
      `Le paiement a été fait par la facture nº\u00a0${number}\u00a0: l’équipe organisatrice règle avec vous ce qui vous revient.`,
  },
  organizer: {
    en: (number) => `It was paid by invoice no. ${number}: what goes back of that is yours to send.`,
    fr: (number) =>
      `Le paiement a été fait par la facture nº\u00a0${number}\u00a0: ce qui en revient est à rembourser par vos soins.`,
  },
};
/** Said where nothing comes back. */
export const nothingBack = { en: 'Nothing comes back.', fr: 'Aucun remboursement n’est prévu.' };

/** What comes back and how, in cents: to the group that has paid, or to the one card it goes to where it is one. */
export function backText(locale: Locale, amount: number, card: CardNamed | 'group' | undefined): string {
  if (card === 'group') return groupWords[locale](formatMoney(amount / 100, locale));
  const named = card ? cardWords[locale](`${brandName(card.brand)} ${endingIn[locale]} ${card.last4}`) : '';
  return backWords[locale](formatMoney(amount / 100, locale), named);
}
