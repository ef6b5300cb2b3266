import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { inEveryLanguage } from '#server/languages/words.ts';
import { localCountsOf } from '#server/redis/local-counts.ts';
import { HttpProblem } from './http-problem.ts';

/** Calls a minute from one address (an IPv6 /64 counts as one). */
export type RateLimits = { general: number; strict: number };

// A school's teachers may all come from one address on the night registration opens.
export const defaultRateLimits: RateLimits = { general: 1200, strict: 20 };

const minute = 60_000;

/**
 * Limits calls of the API; files of the site are not counted. Register it before the routes. Without a store of its
 * own, which several processes share, each process counts for itself.
 */
export async function limitRates(
  server: FastifyInstance,
  limits: RateLimits,
  store: FastifyRateLimitStoreCtor = localCountsOf(),
): Promise<void> {
  await server.register(rateLimit, {
    store,
    max: limits.general,
    timeWindow: minute,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new HttpProblem(429, {
        request: [inEveryLanguage('requests.tooMany', { seconds })],
      });
    },
  });
}

/** The `config.rateLimit` of routes that could be used to guess codes or to find out or flood addresses; each has its count. */
export function strictRateLimit(limits: RateLimits) {
  return { max: limits.strict, timeWindow: minute };
}

/** The same of routes that take files: to decode them is work. A registration needs few, a school sends many. */
export function uploadRateLimit(limits: RateLimits) {
  return { max: limits.strict * 3, timeWindow: minute };
}

/** What of an address is counted as one caller: an IPv4 address, or the /64 that an IPv6 address is in. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return filled.slice(0, 4).join(':');
}
