import { type Message, Refusal } from '#server/domain/refusal.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

const cardDeclined: Message = inEveryLanguage('payments.cardDeclined');

/** What a visitor is told by the code that a gateway declines with (docs.stripe.com/declines/codes). */
const messages: Readonly<Record<string, Message>> = {
  insufficient_funds: inEveryLanguage('payments.insufficientFunds'),
  expired_card: inEveryLanguage('payments.expiredCard'),
  incorrect_cvc: inEveryLanguage('payments.incorrectCvc'),
  authentication_failed: inEveryLanguage('payments.authenticationFailed'),
  token_already_used: inEveryLanguage('payments.tokenAlreadyUsed'),
  cancelled: inEveryLanguage('payments.paymentCancelled'),
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
    credit: [inEveryLanguage('payments.cardMissing')],
  });

/** Something else than a gateway's token, such as the number of a card: it must not be stored. */
export const notAToken = () =>
  new Refusal('invalid', {
    credit: [inEveryLanguage('payments.notAToken')],
  });
