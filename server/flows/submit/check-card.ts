import { cardMissing, notAToken } from './decline-messages.ts';

/** The token of a card, where there is something to pay; throws 422 without one, and at what may be a card's number. */
export function checkCard(credit: string | undefined): string {
  if (!credit) throw cardMissing();
  if (!isToken(credit)) throw notAToken();
  return credit;
}

/** Tokens of gateways are words joined by underscores; a number alone, whatever is put before it, may be a card's. */
function isToken(credit: string): boolean {
  return /^[a-z]+_[\w-]+$/i.test(credit) && !/^[a-z]+_[\d_-]+$/i.test(credit);
}
