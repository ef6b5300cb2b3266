import type { PaymentInput } from '#machines/payment/payment-setup.ts';
import { type PaymentParts, paymentLogic } from './payment-logic.ts';

/** A payment under way with what is paid for. */
type PaymentOf<Submission> = Pick<PaymentInput, 'key' | 'total' | 'token'> & {
  readonly submission: Submission;
};

/** One payment that survives a reload and the bank's page in this tab. */
export interface StoredPayment<Submission> {
  save(payment: PaymentInput): void;
  /** The payment left under way; undefined without one. */
  read(): PaymentOf<Submission> | undefined;
  forget(): void;
}

/** Where storage is closed: as long as the page lives. */
const here = new Map<string, string>();

/** Stores a payment under a name: the gateway's token and the key, never a card. */
export function storedPayment<Submission>(
  name: string,
  isSubmission: (value: unknown) => value is Submission,
): StoredPayment<Submission> {
  const key = `rostrum:payment:${name}`;
  return {
    save({ key: idempotencyKey, total, token, submission }) {
      const text = JSON.stringify({ key: idempotencyKey, total, token, submission });
      try {
        sessionStorage.setItem(key, text);
      } catch {
        here.set(key, text);
      }
    },
    read() {
      try {
        return parsed(sessionStorage.getItem(key) ?? here.get(key), isSubmission);
      } catch {
        return parsed(here.get(key), isSubmission);
      }
    },
    forget() {
      here.delete(key);
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

function parsed<Submission>(
  text: string | undefined | null,
  isSubmission: (value: unknown) => value is Submission,
): PaymentOf<Submission> | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, total, submission, token } = stored as Partial<PaymentInput>;
  if (typeof key !== 'string' || typeof total !== 'number' || !isSubmission(submission)) return undefined;
  return { key, total, submission, ...(typeof token === 'string' && { token }) };
}

/** The payment's statechart, for a payment that is stored before anyone is charged and forgotten once it has ended. */
export function storedPaymentLogic<Submission>(
  stored: StoredPayment<Submission>,
  { desk, cancel, submit }: Pick<PaymentParts, 'desk' | 'cancel' | 'submit'>,
) {
  return paymentLogic({
    desk,
    cancel,
    // The call itself stores the payment, because it knows the token.
    keep: async () => undefined,
    async submit(input, signal) {
      // After a crash or the bank's page the same call is made again.
      stored.save(input);
      const answer = await submit(input, signal);
      if (answer.status !== 'challenge') stored.forget();
      return answer;
    },
  });
}
