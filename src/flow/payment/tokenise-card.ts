import type { GatewayForBrowser } from '#engine/contract/money.ts';
import type { CreditCard } from '#engine/form/field-types/credit-card.ts';
import { asFailure, type Failure } from '#machines/failure.ts';
import { sandboxToken } from './sandbox-tokeniser.ts';
import { stripeToken } from './stripe-tokeniser.ts';

/** Holds a card from the click on "Pay" until it is a token: in memory only. */
export interface CardTokeniser {
  lay(card: CreditCard, gateway: GatewayForBrowser): void;
  /** Makes the card that was laid down a token and forgets it. Rejects with a {@link Failure}. */
  tokenise(locale: string, signal?: AbortSignal): Promise<string>;
}

/** After a reload the card is gone: it has to be entered again, and nothing was charged. */
const NO_CARD: Failure = { kind: 'invalid', errors: {} };

/** Opens a card desk for one registration under way. */
export function openCardTokeniser(): CardTokeniser {
  let laid: { card: CreditCard; gateway: GatewayForBrowser } | undefined;
  return {
    lay(card, gateway) {
      laid = { card, gateway };
    },
    async tokenise(locale, signal) {
      if (!laid) throw NO_CARD;
      const { card, gateway } = laid;
      try {
        const token =
          gateway.gateway === 'stripe'
            ? await stripeToken(gateway, card, locale, signal)
            : sandboxToken(card);
        laid = undefined;
        return token;
      } catch (error) {
        // Without a connection the same card is tried again; a refused one is discarded.
        if (asFailure(error).kind !== 'connection') laid = undefined;
        throw error;
      }
    },
  };
}
