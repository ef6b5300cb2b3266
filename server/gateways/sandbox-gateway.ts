import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { sandboxCharge } from '#server/database/schema.ts';
import type { CancelOutcome, ChargeOutcome, ChargeRequest, PaymentGateway } from './gateway.ts';
import { sandboxRefundOf } from './sandbox-refund.ts';
import { readSandboxToken, type SandboxOutcome } from './sandbox-token.ts';

/** A line of the sandbox's books. */
export type SandboxCharge = typeof sandboxCharge.$inferSelect;

type State =
  | 'succeeded'
  | 'declined'
  | 'insufficient'
  | 'expired'
  | 'cvc'
  | 'refused'
  | 'used'
  | 'challenge'
  | 'cancelled';

const declineCodes: Readonly<Record<string, string>> = {
  declined: 'card_declined',
  insufficient: 'insufficient_funds',
  expired: 'expired_card',
  cvc: 'incorrect_cvc',
  refused: 'authentication_failed',
  used: 'token_already_used',
  cancelled: 'cancelled',
};

const stateOf: Record<SandboxOutcome, State> = {
  ok: 'succeeded',
  declined: 'declined',
  insufficient: 'insufficient',
  expired: 'expired',
  cvc: 'cvc',
  challenge: 'challenge',
  timeout: 'succeeded',
};

/**
 * A gateway that charges no one. It keeps its own records in separate transactions, so that after a crash it knows what
 * a real gateway would.
 */
export function sandboxGateway(db: Database): PaymentGateway {
  return {
    name: 'sandbox',
    forBrowser: () => ({ gateway: 'sandbox' }),
    async charge(request, keepReference) {
      const known = await findByKey(db, request.id);
      if (known) return outcomeOf(known);
      const token = readSandboxToken(request.token);
      if (!token) return { status: 'declined', code: 'invalid_token' };
      const reference = `sbx_${randomBytes(18).toString('base64url')}`;
      await keepReference(reference);
      const isUsed = await db.$count(sandboxCharge, eq(sandboxCharge.token, request.token));
      const entered = await enter(db, request, reference, isUsed > 0 ? 'used' : stateOf[token.outcome]);
      // Charged, and the answer is lost: the purpose of this card.
      if (token.outcome === 'timeout' && entered.reference === reference) return { status: 'unknown' };
      return outcomeOf(entered);
    },
    async retrieve({ id }) {
      const charge = await findByKey(db, id);
      return charge ? outcomeOf(charge) : { status: 'none' };
    },
    cancel: (request) => cancel(db, request),
    refund: (request) => sandboxRefundOf(db, request),
  };
}

/** A charge that waits for the bank's page, or has; nothing for a reference that is none. */
export async function findSandboxCharge(db: Database, reference: string): Promise<SandboxCharge | undefined> {
  const [row] = await db.select().from(sandboxCharge).where(eq(sandboxCharge.reference, reference));
  return row;
}

/** The cardholder's answer on the bank's page; an answered question stays unchanged. */
export async function answerSandboxChallenge(
  db: Database,
  reference: string,
  approved: boolean,
): Promise<void> {
  await db
    .update(sandboxCharge)
    .set({ state: approved ? 'succeeded' : 'refused' })
    .where(and(eq(sandboxCharge.reference, reference), eq(sandboxCharge.state, 'challenge')));
}

async function findByKey(db: Database, id: string): Promise<SandboxCharge | undefined> {
  const [row] = await db.select().from(sandboxCharge).where(eq(sandboxCharge.idempotencyKey, id));
  return row;
}

/** One entry per key: a second caller gets the first one's. */
async function enter(
  db: Database,
  { id, amount, currency, token, returnUrl }: ChargeRequest,
  reference: string,
  state: State,
): Promise<SandboxCharge> {
  const entry = { reference, idempotencyKey: id, amount, currency, token, state, returnUrl };
  const [entered] = await db
    .insert(sandboxCharge)
    .values(entry)
    .onConflictDoNothing({ target: sandboxCharge.idempotencyKey })
    .returning();
  const row = entered ?? (await findByKey(db, id));
  if (!row) throw new Error(`the sandbox lost the charge ${id}`);
  return row;
}

async function cancel(db: Database, request: ChargeRequest): Promise<CancelOutcome> {
  // Entered as cancelled if there is none, so that a charge on its way finds it.
  const entered = await enter(db, request, `sbx_${randomBytes(18).toString('base64url')}`, 'cancelled');
  if (entered.state !== 'cancelled') {
    await db
      .update(sandboxCharge)
      .set({ state: 'cancelled' })
      .where(and(eq(sandboxCharge.idempotencyKey, request.id), eq(sandboxCharge.state, 'challenge')));
  }
  const now = await findByKey(db, request.id);
  const outcome = now ? outcomeOf(now) : undefined;
  return outcome?.status === 'succeeded' ? outcome : { status: 'cancelled' };
}

function outcomeOf({ state, reference, token }: SandboxCharge): ChargeOutcome {
  const { brand = '', last4 = '' } = readSandboxToken(token) ?? {};
  if (state === 'succeeded') return { status: 'succeeded', reference, brand, last4 };
  if (state === 'challenge') return { status: 'challenge', reference, url: `/sandbox-bank/${reference}` };
  return { status: 'declined', reference, code: declineCodes[state] ?? 'card_declined' };
}
