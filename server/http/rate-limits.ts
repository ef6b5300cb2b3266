import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { inEveryLanguage } from '#server/languages/words.ts';
import { localCountsOf } from '#server/processes/local-counts.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { HttpProblem } from './http-problem.ts';
import { isInnerRequest } from './inner-request.ts';

/** Calls a minute: from one network (an IPv6 /64 counts as one), with one bearer token, and wrong codes of one network. */
export type RateLimits = { general: number; token: number; strict: number };

/** Room for a school: 300 teachers who register from one address on opening night make about 4,000 calls a minute. */
export const defaultRateLimits: RateLimits = { general: 12_000, token: 1_200, strict: 20 };

/** For tests, which make many calls from one address. */
export const unlimited: RateLimits = { general: 1_000_000, token: 1_000_000, strict: 1_000_000 };

const minute = 60_000;

/**
 * Limits API calls by network and by token; the site's files and the server's own calls are not counted. Registered
 * before the routes. Without a shared store, each process counts separately.
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
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => !request.url.startsWith('/api/') || isInnerRequest(request),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const countToken = server.createRateLimit({
    max: limits.token,
    timeWindow: minute,
    keyGenerator: ({ headers }) => `token:${sha256(headers.authorization ?? '')}`,
  });
  server.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/') || request.headers.authorization === undefined) return;
    const counted = await countToken(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  });
}

function tooMany(ttl: number): HttpProblem {
  const seconds = Math.ceil(ttl / 1000);
  return new HttpProblem(429, { request: [inEveryLanguage('requests.tooMany', { seconds })] });
}

/** The `config.rateLimit` of routes that could be used to list people; each has its count. */
export function strictRateLimit(limits: RateLimits) {
  return { max: limits.strict, timeWindow: minute };
}

/**
 * The same for routes that send email or store something for anyone: a whole school uses them within minutes from one
 * network. Recipients and registrations have limits of their own.
 */
export function crowdRateLimit(limits: RateLimits) {
  return { max: limits.strict * 30, timeWindow: minute };
}

/** The same for uploads, which need processing time. A registration needs few, a school many. */
export function uploadRateLimit(limits: RateLimits) {
  return { max: limits.strict * 3, timeWindow: minute };
}

/**
 * The part of an address that counts as one caller: an IPv4 address, or the first bits of an IPv6 address. A request whose
 * connection was just closed has no address.
 */
export function networkOf(address: string | undefined, bits: 48 | 64 = 64): string {
  if (address === undefined) return 'closed';
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return filled.slice(0, bits / 16).join(':');
}
