import Stripe from 'stripe';
import type {
  CancelOutcome,
  ChargeOutcome,
  ChargeRequest,
  PaymentGateway,
  RetrieveOutcome,
} from './gateway.ts';
import { stripeRefund } from './stripe-refund.ts';

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  /** Another address of the API, as tests have. */
  apiUrl?: string;
};

/** Where Stripe's API is by default. */
export const stripeApiUrl = 'https://api.stripe.com';

/**
 * Charges through Stripe. An intent is made without a card first, and its reference kept; only confirming it with the
 * card moves money. So whatever is lost before leaves nothing to find, and whatever after is found by its reference.
 */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = new Stripe(settings.secretKey, {
    ...hostOf(settings.apiUrl),
    timeout: 12_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  const find = async (reference: string): Promise<RetrieveOutcome> =>
    outcomeOf(await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }));

  const create = async ({ id, amount, currency, description }: ChargeRequest): Promise<string> => {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        allowed_payment_method_types: ['card'],
        description,
        metadata: { payment: id },
      },
      { idempotencyKey: `${id}:create` },
    );
    return intent.id;
  };

  const confirm = async (
    reference: string,
    { id, token, returnUrl }: ChargeRequest,
  ): Promise<RetrieveOutcome> => {
    const card = await stripe.paymentMethods.create(
      { type: 'card', card: { token } },
      { idempotencyKey: `${id}:card` },
    );
    const confirmed = await stripe.paymentIntents.confirm(
      reference,
      { payment_method: card.id, return_url: returnUrl, expand: ['latest_charge'] },
      { idempotencyKey: `${id}:confirm` },
    );
    return outcomeOf(confirmed);
  };

  return {
    name: 'stripe',
    forBrowser: () => ({
      gateway: 'stripe',
      api_url: settings.apiUrl ?? stripeApiUrl,
      publishable_key: settings.publishableKey,
    }),
    async charge(request, keepReference) {
      let reference = request.reference;
      try {
        if (reference) {
          const found = await find(reference);
          if (found.status !== 'none') return found;
        } else {
          reference = await create(request);
          await keepReference(reference);
        }
        const outcome = await confirm(reference, request);
        return outcome.status === 'none' ? { status: 'unknown' } : outcome;
      } catch (error) {
        return refusalIn(error, reference ?? undefined);
      }
    },
    async retrieve({ reference }) {
      if (!reference) return { status: 'none' };
      return find(reference).catch(() => ({ status: 'unknown' as const }));
    },
    refund: (request) => stripeRefund(stripe, request),
    async cancel({ reference }): Promise<CancelOutcome> {
      if (!reference) return { status: 'cancelled' };
      try {
        // Without a key, under which Stripe would repeat a refusal that holds no more; cancelling twice does no harm.
        await stripe.paymentIntents.cancel(reference);
        return { status: 'cancelled' };
      } catch {
        const found = await find(reference).catch(() => ({ status: 'unknown' as const }));
        if (found.status === 'succeeded') return found;
        return found.status === 'declined' ? { status: 'cancelled' } : { status: 'unknown' };
      }
    },
  };
}

function outcomeOf(intent: Stripe.PaymentIntent): RetrieveOutcome {
  const reference = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', reference, ...cardOf(intent) };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      return url ? { status: 'challenge', reference, url } : { status: 'unknown' };
    }
    case 'requires_payment_method': {
      const error = intent.last_payment_error;
      // Without an error it has never been confirmed.
      if (!error) return { status: 'none' };
      return { status: 'declined', reference, code: error.decline_code ?? error.code ?? 'card_declined' };
    }
    case 'requires_confirmation':
      return { status: 'none' };
    case 'canceled':
      return { status: 'declined', reference, code: 'cancelled' };
    default:
      return { status: 'unknown' };
  }
}

function cardOf({ latest_charge }: Stripe.PaymentIntent): { brand: string; last4: string } {
  const card = typeof latest_charge === 'object' ? latest_charge?.payment_method_details?.card : undefined;
  return { brand: card?.brand ?? '', last4: card?.last4 ?? '' };
}

/** A refused card is an answer; after anything else the result is unknown. */
function refusalIn(error: unknown, reference: string | undefined): ChargeOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    return { status: 'declined', reference, code: error.decline_code ?? error.code ?? 'card_declined' };
  }
  const isBadToken =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.code === 'token_already_used' || error.code === 'resource_missing');
  return isBadToken
    ? { status: 'declined', reference, code: error.code ?? 'invalid_token' }
    : { status: 'unknown' };
}

function hostOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    protocol: isHttps ? 'https' : 'http',
  };
}
