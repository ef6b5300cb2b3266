import { randomInt } from 'node:crypto';

/**
 * When to look for what an address asked for: at no moment that belongs to the request. Done at once, that work would
 * slow down the answer to whoever asked, or to whoever asks next, and tell by its length whether there was anything.
 */
export function someTimeAfter(now: Date): Date {
  return new Date(now.getTime() + 500 + randomInt(1_500));
}
