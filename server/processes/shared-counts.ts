import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { countedAs, LocalCounts } from './local-counts.ts';

/** Counts one more and gives the count and the milliseconds until it begins anew, in one step that nobody comes between. */
const countOne = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`;

/** Returns the count so far, and the milliseconds until it begins anew. */
const readOne = `
  return { tonumber(redis.call('GET', KEYS[1]) or '0'), math.max(0, redis.call('PTTL', KEYS[1])) }`;

/**
 * Where calls are counted for the rate limits of all processes. While Redis does not answer each process counts for
 * itself: who could make it unreachable would otherwise be limited by nothing.
 */
export function sharedCounts(redis: Redis, namespace: string): FastifyRateLimitStoreCtor {
  const local = new LocalCounts();

  class SharedCounts implements FastifyRateLimitStore {
    readonly #prefix: string;

    constructor(_options: unknown, prefix = `${namespace}:calls`) {
      this.#prefix = prefix;
    }

    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      const counted = `${this.#prefix}:${key}`;
      redis.eval(countOne, 1, counted, timeWindow).then(
        (result) => answer(null, readCount(result) ?? local.count(counted, timeWindow)),
        () => answer(null, local.count(counted, timeWindow)),
      );
    }

    /** Reads a count without adding to it, for limiters that are asked with `increment: false`. */
    read(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      const counted = `${this.#prefix}:${key}`;
      redis.eval(readOne, 1, counted).then(
        (result) => answer(null, readCount(result) ?? local.read(counted)),
        () => answer(null, local.read(counted)),
      );
    }

    child(options: object): FastifyRateLimitStore {
      return new SharedCounts(undefined, `${this.#prefix}:${countedAs(options)}`);
    }
  }
  return SharedCounts;
}

function readCount(result: unknown): { current: number; ttl: number } | undefined {
  if (!Array.isArray(result)) return undefined;
  const [current, ttl] = result.map(Number);
  return current === undefined || ttl === undefined ? undefined : { current, ttl };
}
