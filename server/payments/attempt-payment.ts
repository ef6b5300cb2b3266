import { and, eq, inArray } from 'drizzle-orm';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '#server/database/database.ts';
import { openPaymentStates, payment } from '#server/database/schema.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import type { ChargeOutcome, ChargeRequest, PaymentGateway } from '#server/gateways/gateway.ts';

// Longer than the gateway's own limit; afterwards the client is asked to try again.
const patienceMs = 25_000;

/** The part of a stored submission that the bank needs, for any purpose. */
const Returning = Type.Object({ returnUrl: Type.String() });

/** A payment as its gateway is asked for it. */
export function requestOf(row: PaymentRow): ChargeRequest {
  const { id, amount, currency, token, reference, dossierId } = row;
  const { returnUrl } = Value.Parse(Returning, row.submission);
  return { id, amount, currency, token, reference, returnUrl, description: dossierId };
}

/**
 * Asks the gateway for a charge or its result, outside of any transaction and repeatedly: a gateway charges an id once.
 * Settled ones are not asked for.
 */
export async function attemptPayment(
  db: Database,
  gateway: PaymentGateway,
  row: PaymentRow,
): Promise<ChargeOutcome> {
  const [open] = await db.update(payment).set({ attemptedAt: new Date() }).where(isOpen(row.id)).returning();
  if (!open) return { status: 'unknown' };
  const keepReference = async (reference: string) => {
    const kept = await db
      .update(payment)
      .set({ reference })
      .where(isOpen(row.id))
      .returning({ id: payment.id });
    if (kept.length === 0) throw new Error('the payment was given up meanwhile');
  };
  return withPatience(gateway.charge(requestOf(open), keepReference));
}

/** A timeout or an error may hide a success. */
async function withPatience(charge: Promise<ChargeOutcome>): Promise<ChargeOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ChargeOutcome>((resolve) => {
    timer = setTimeout(resolve, patienceMs, { status: 'unknown' });
  });
  try {
    return await Promise.race([charge, late]);
  } catch {
    return { status: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

function isOpen(id: string) {
  return and(eq(payment.id, id), inArray(payment.state, [...openPaymentStates]));
}
