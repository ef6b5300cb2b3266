import Stripe from 'stripe';
import type { RefundOutcome, RefundRequest } from './gateway.ts';

/**
 * Stripe's refund. An existing one is looked up first: idempotency keys last only a day, and a refund may be requested
 * again later.
 */
export async function stripeRefund(
  stripe: Stripe,
  { id, charge, amount }: RefundRequest,
): Promise<RefundOutcome> {
  try {
    const before = await stripe.refunds.list({ payment_intent: charge, limit: 100 });
    const known = before.data.find(({ metadata }) => metadata?.['refund'] === id);
    if (known) return outcomeOf(known);
    const created = await stripe.refunds.create(
      { payment_intent: charge, amount, metadata: { refund: id } },
      { idempotencyKey: `${id}:refund` },
    );
    return outcomeOf(created);
  } catch (error) {
    // Refunds that Stripe always refuses: more than is left, or of no charge.
    return error instanceof Stripe.errors.StripeInvalidRequestError
      ? { status: 'refused', code: error.code ?? 'invalid_request' }
      : { status: 'unknown' };
  }
}

function outcomeOf({ id, status, failure_reason }: Stripe.Refund): RefundOutcome {
  switch (status) {
    case 'succeeded':
      return { status: 'succeeded', reference: id };
    case 'failed':
    case 'canceled':
      return { status: 'refused', code: failure_reason ?? status };
    default:
      return { status: 'unknown' };
  }
}
