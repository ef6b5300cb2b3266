import { randomInt } from 'node:crypto';

/**
 * When to process a request for an address: unrelated in time to it. Immediate work would slow down this answer or the
 * next one, and its duration would reveal whether a registration exists.
 */
export function delayLookup(now: Date): Date {
  return new Date(now.getTime() + 500 + randomInt(1_500));
}
