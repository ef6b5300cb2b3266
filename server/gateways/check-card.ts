import { cardMissing, notAToken } from './decline-messages.ts';

/** A card's token, if anything is due; throws 422 without one, and for anything that may be a card number. */
export function checkCard(credit: string | undefined): string {
  if (!credit) throw cardMissing();
  if (!isToken(credit)) throw notAToken();
  return credit;
}

/** Tokens of gateways are words joined by underscores; a number alone, whatever is put before it, may be a card's. */
function isToken(credit: string): boolean {
  return /^[a-z]+_[\w-]+$/i.test(credit) && !/^[a-z]+_[\d_-]+$/i.test(credit);
}
