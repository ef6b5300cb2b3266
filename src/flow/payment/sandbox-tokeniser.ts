import type { CreditCard } from '#engine/form/field-types/credit-card.ts';
import { brandOf } from '#engine/form/keywords/card-number.ts';

/** The sandbox's results for Stripe's public test numbers; every other valid number succeeds. */
const OUTCOMES: Readonly<Record<string, string>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000000069': 'expired',
  '4000000000000127': 'cvc',
  '4000000000003220': 'challenge',
  '4000002500003155': 'challenge',
  '4000000000000119': 'timeout',
};

/** The sandbox's tokenizer: it works in the page, so that not even a test number leaves it. */
export function sandboxToken(card: CreditCard): string {
  const number = card.number.replace(/\D/g, '');
  const outcome = OUTCOMES[number] ?? 'ok';
  const random = crypto.randomUUID().replaceAll('-', '');
  return `tok_sandbox_${brandOf(number) ?? 'visa'}_${number.slice(-4)}_${outcome}_${random}`;
}
