import type { GatewayForBrowser } from '#engine/contract/money.ts';

/** A charge as a gateway is asked for it; `id` is ours, and its idempotency key: the same id never charges twice. */
export type ChargeRequest = {
  id: string;
  /** In cents. */
  amount: number;
  currency: string;
  /** The gateway's token of a card. */
  token: string;
  /** Where the bank's page sends the visitor back to. */
  returnUrl: string;
  /** For the gateway's own books: the registration that is paid. */
  description: string;
  /** The gateway's name for the charge, once it has given one. */
  reference: string | null;
};

/** The gateway's knowledge of a charge. `unknown`: no answer, or in progress; ask again. */
export type ChargeOutcome =
  | { status: 'succeeded'; reference: string; brand: string; last4: string }
  | { status: 'declined'; reference?: string; code: string }
  | { status: 'challenge'; reference: string; url: string }
  | { status: 'unknown' };

/** `none`: nothing was charged, and nothing will be without another `charge`. */
export type RetrieveOutcome = ChargeOutcome | { status: 'none' };

/** `cancelled`: it will never be charged. */
export type CancelOutcome =
  | { status: 'cancelled' }
  | Extract<ChargeOutcome, { status: 'succeeded' | 'unknown' }>;

/** A refund of a charge; `id` is our idempotency key: the same id never refunds twice. */
export type RefundRequest = {
  id: string;
  /** The gateway's name for the charge. */
  charge: string;
  /** In cents. */
  amount: number;
};

/** `unknown`: it did not answer, or is still at it; ask again. */
export type RefundOutcome =
  | { status: 'succeeded'; reference: string }
  | { status: 'refused'; code: string }
  | { status: 'unknown' };

export interface PaymentGateway {
  readonly name: GatewayForBrowser['gateway'];
  /** How the browser hands a card to this gateway. */
  forBrowser(): GatewayForBrowser;
  /**
   * Charges, or returns the result of an earlier call. Throws nothing: an unknown result is an outcome. `keepReference`
   * is called before money can move, and may throw to prevent it.
   */
  charge(request: ChargeRequest, keepReference: (reference: string) => Promise<void>): Promise<ChargeOutcome>;
  /** The result of a charge; never charges. */
  retrieve(request: ChargeRequest): Promise<RetrieveOutcome>;
  /** Makes sure that a charge never happens, unless it has. */
  cancel(request: ChargeRequest): Promise<CancelOutcome>;
  /** Refunds, or returns the result of an earlier call; refuses more than is left of the charge. Throws nothing. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
}
