import { type Message, Refusal } from '#server/domain/refusal.ts';

const cardDeclined: Message = {
  en: 'Your card was declined. Nothing was charged. Please try another card, or ask your bank.',
  fr: 'Votre carte a été refusée. Rien n’a été débité. Veuillez essayer une autre carte ou vous adresser à votre banque.',
};

/** What a visitor is told by the code that a gateway declines with (docs.stripe.com/declines/codes). */
const messages: Readonly<Record<string, Message>> = {
  insufficient_funds: {
    en: 'Your card was declined for lack of funds. Nothing was charged. Please try another card.',
    fr: 'Votre carte a été refusée faute de fonds suffisants. Rien n’a été débité. Veuillez essayer une autre carte.',
  },
  expired_card: {
    en: 'Your card has expired. Nothing was charged. Please try another card.',
    fr: 'Votre carte est expirée. Rien n’a été débité. Veuillez essayer une autre carte.',
  },
  incorrect_cvc: {
    en: 'The CVC code was refused by your bank. Nothing was charged. Please check it and try again.',
    fr: 'Le code CVC a été refusé par votre banque. Rien n’a été débité. Veuillez le vérifier et réessayer.',
  },
  authentication_failed: {
    en: 'Your bank was told not to go on. Nothing was charged. Please try again, or use another card.',
    fr: 'Votre banque a reçu l’instruction de ne pas poursuivre. Rien n’a été débité. Veuillez réessayer ou utiliser une autre carte.',
  },
  token_already_used: {
    en: 'This card has to be entered once more. Nothing was charged.',
    fr: 'Cette carte doit être saisie de nouveau. Rien n’a été débité.',
  },
  cancelled: {
    en: 'This payment was given up. Nothing was charged.',
    fr: 'Ce paiement a été abandonné. Rien n’a été débité.',
  },
};
/** The part of a card that a refusal is about, where it is about one. */
const parts: Readonly<Record<string, string>> = { incorrect_cvc: 'cvc', expired_card: 'expiry' };
const sameAs: Readonly<Record<string, string>> = {
  payment_intent_authentication_failure: 'authentication_failed',
  invalid_cvc: 'incorrect_cvc',
  invalid_token: 'token_already_used',
  resource_missing: 'token_already_used',
};

/** The answer to a submission whose card was declined; the registration stays open and its seats stay held. */
export function declined(code: string): Refusal {
  const name = Object.hasOwn(sameAs, code) ? (sameAs[code] ?? code) : code;
  const message = Object.hasOwn(messages, name) ? (messages[name] ?? cardDeclined) : cardDeclined;
  const part = parts[name];
  return new Refusal('declined', { [part ? `credit.${part}` : 'credit']: [message] }, { reason: 'declined' });
}

/** A card that is needed and was not sent. */
export const cardMissing = () =>
  new Refusal('invalid', {
    credit: [
      {
        en: 'A card is needed: there is something to pay.',
        fr: 'Une carte est nécessaire\u00a0: il y a un montant à payer.',
      },
    ],
  });

/** Something else than a gateway's token, such as the number of a card: it must not be stored. */
export const notAToken = () =>
  new Refusal('invalid', {
    credit: [
      {
        en: 'is not a card that was handed to the payment service.',
        fr: 'n’est pas une carte confiée au service de paiement.',
      },
    ],
  });
