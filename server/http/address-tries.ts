import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { networkOf } from './rate-limits.ts';
import { textIn } from './text-in-body.ts';
import { type TryBudget, tryBudget } from './try-budget.ts';

/** How many times the strict limit wrong codes may be tried at one email address in an hour. */
const times = {
  /** By one network. */
  own: 1,
  /** By all networks together. */
  together: 25,
  /** Beyond that, by networks that were hardly wrong at this address themselves. */
  beyond: 100,
} as const;

/** How often a network may be wrong at an address in an hour, and be checked although others have used up its tries. */
const typingErrors = 3;

const hour = 60 * 60_000;

/**
 * Counts wrong tries at email addresses, so that a stranger who knows an address cannot lock its owner out: when all
 * networks together have used up its tries, a network that was hardly wrong there is still checked, up to an upper limit
 * for the address. The numbers are in docs/decisions/0089.
 */
export function addressTries(server: FastifyInstance, strict: number): Omit<TryBudget, 'charge'> {
  const budget = (name: string, most: number, by: (request: FastifyRequest) => string) =>
    tryBudget(server, {
      name: `address ${name}`,
      most,
      windowMs: hour,
      keyOf: (request) => `${by(request)} ${addressOf(request)}`,
    });
  const own = budget('own', times.own * strict, ({ ip }) => networkOf(ip));
  const together = budget('together', times.together * strict, () => '');
  const beyond = budget('beyond', times.beyond * strict, () => '');
  // Whoever has a /48 of IPv6 has 65,536 networks.
  const typing = budget('typing', typingErrors, ({ ip }) => networkOf(ip, 48));

  return {
    used: own.used,
    async enter(request) {
      const mine = await own.enter(request);
      if ('waitMs' in mine) return mine;
      const all = await together.enter(request);
      if (!('waitMs' in all)) {
        return {
          async end(isWrong) {
            await Promise.all([mine.end(isWrong), all.end(isWrong), isWrong && typing.charge(request)]);
          },
        };
      }
      const few = await typing.enter(request);
      const last = 'waitMs' in few ? few : await beyond.enter(request);
      if (!('waitMs' in few) && !('waitMs' in last)) {
        return {
          async end(isWrong) {
            await Promise.all([mine.end(isWrong), few.end(isWrong), last.end(isWrong)]);
          },
        };
      }
      if (!('waitMs' in few)) await few.end(false);
      await mine.end(false);
      return all;
    },
  };
}

function addressOf({ eventCode, body }: FastifyRequest): string {
  return `${eventCode} ${sha256(normalizeEmail(textIn(body, 'email')))}`;
}
