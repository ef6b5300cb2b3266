import axios, { isAxiosError } from 'axios';
import type { GatewayForBrowser } from '#engine/contract/money.ts';
import type { CreditCard } from '#engine/form/field-types/credit-card.ts';
import { readExpiry } from '#engine/form/keywords/card-expiry.ts';
import type { Failure } from '#machines/failure.ts';

const STRIPE = 'https://api.stripe.com';
/** The longest that Stripe may take, in milliseconds; nothing is charged until then. */
const PATIENCE = 30_000;

/** The part of a card to which Stripe's error refers (docs.stripe.com/api/errors "param"). */
const PARTS: Readonly<Record<string, string>> = {
  cvc: 'cvc',
  exp_month: 'expiry',
  exp_year: 'expiry',
  number: 'number',
};

/** A refusal of the gateway's tokenizer as a failure at the card's fields. */
function failureOf(error: unknown): Failure {
  if (!isAxiosError(error) || !error.response) return { kind: 'connection', errors: {} };
  const { message, param } = error.response.data?.error ?? {};
  const name = Object.hasOwn(PARTS, String(param)) ? `credit.${PARTS[param]}` : 'credit';
  return { kind: 'declined', errors: { [name]: typeof message === 'string' ? [message] : [] } };
}

/** Makes a card a token at Stripe, straight from the page (docs.stripe.com/api/tokens/create_card). Rejects with a {@link Failure}. */
export async function stripeToken(
  gateway: GatewayForBrowser,
  card: CreditCard,
  locale: string,
  signal?: AbortSignal,
): Promise<string> {
  const expiry = readExpiry(card.expiry);
  const fields = new URLSearchParams({
    'card[number]': card.number.replace(/\D/g, ''),
    'card[exp_month]': String(expiry?.month ?? ''),
    'card[exp_year]': String(expiry?.year ?? ''),
    'card[cvc]': card.cvc,
    'card[name]': card.holder,
  });
  try {
    // Not our client: nothing of ours, such as the registration's token, may go there.
    const { data } = await axios.post(`${gateway.api_url ?? STRIPE}/v1/tokens`, fields, {
      headers: {
        Authorization: `Bearer ${gateway.publishable_key ?? ''}`,
        'Accept-Language': locale,
      },
      ...(signal && { signal }),
      timeout: PATIENCE,
    });
    return String(data.id);
  } catch (error) {
    throw failureOf(error);
  }
}
