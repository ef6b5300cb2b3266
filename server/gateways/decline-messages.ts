import { inEveryLanguage } from '#server/languages/words.ts';
import { type Message, Refusal } from '#server/refusals/refusal.ts';

const cardDeclined: Message = inEveryLanguage('payments.cardDeclined');

/** Messages for the gateway's decline codes (docs.stripe.com/declines/codes). */
const messages: Readonly<Record<string, Message>> = {
  insufficient_funds: inEveryLanguage('payments.insufficientFunds'),
  expired_card: inEveryLanguage('payments.expiredCard'),
  incorrect_cvc: inEveryLanguage('payments.incorrectCvc'),
  authentication_failed: inEveryLanguage('payments.authenticationFailed'),
  token_already_used: inEveryLanguage('payments.tokenAlreadyUsed'),
  cancelled: inEveryLanguage('payments.paymentCancelled'),
};
/** The part of a card that a decline code refers to. */
const parts: Readonly<Record<string, string>> = { incorrect_cvc: 'cvc', expired_card: 'expiry' };
const sameAs: Readonly<Record<string, string>> = {
  payment_intent_authentication_failure: 'authentication_failed',
  invalid_cvc: 'incorrect_cvc',
  invalid_token: 'token_already_used',
  resource_missing: 'token_already_used',
};

/** The answer for a declined card; the registration stays open and keeps its seats. */
export function declined(code: string): Refusal {
  const name = Object.hasOwn(sameAs, code) ? (sameAs[code] ?? code) : code;
  const message = Object.hasOwn(messages, name) ? (messages[name] ?? cardDeclined) : cardDeclined;
  const part = parts[name];
  return new Refusal('declined', { [part ? `credit.${part}` : 'credit']: [message] }, { reason: 'declined' });
}

/** A card that is needed and was not sent. */
export const cardMissing = () =>
  new Refusal('invalid', {
    credit: [inEveryLanguage('payments.cardMissing')],
  });

/** Not a gateway's token, perhaps a card number: it must not be stored. */
export const notAToken = () =>
  new Refusal('invalid', {
    credit: [inEveryLanguage('payments.notAToken')],
  });
