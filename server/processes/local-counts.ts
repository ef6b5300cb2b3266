import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** So many callers are remembered; beyond it those whose time is over are forgotten, and then the oldest. */
const MOST = 5_000;

type Count = { current: number; until: number };

/** Calls by caller, each within its window of time. */
export class LocalCounts {
  readonly #counts = new Map<string, Count>();

  /** Counts one more; gives the count and the milliseconds until it begins anew. */
  count(key: string, timeWindow: number, now = Date.now()): { current: number; ttl: number } {
    const known = this.#counts.get(key);
    const count = known && known.until > now ? known : { current: 0, until: now + timeWindow };
    count.current += 1;
    if (known !== count) {
      this.#counts.delete(key);
      this.#makeRoom(now);
      this.#counts.set(key, count);
    }
    return { current: count.current, ttl: count.until - now };
  }

  /** Returns the count so far, and the milliseconds until it begins anew. */
  read(key: string, now = Date.now()): { current: number; ttl: number } {
    const known = this.#counts.get(key);
    return known && known.until > now
      ? { current: known.current, ttl: known.until - now }
      : { current: 0, ttl: 0 };
  }

  #makeRoom(now: number): void {
    if (this.#counts.size < MOST) return;
    for (const [key, { until }] of this.#counts) if (until <= now) this.#counts.delete(key);
    for (const key of this.#counts.keys()) {
      if (this.#counts.size < MOST) return;
      this.#counts.delete(key);
    }
  }
}

/** Where calls are counted for the rate limits of one process: by route, or for routes of one group together. */
export function localCountsOf(counts = new LocalCounts()): FastifyRateLimitStoreCtor {
  class Counted implements FastifyRateLimitStore {
    readonly #prefix: string;

    constructor(_options: unknown, prefix = '') {
      this.#prefix = prefix;
    }

    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      answer(null, counts.count(`${this.#prefix}:${key}`, timeWindow));
    }

    /** Reads a count without adding to it, for limiters that are asked with `increment: false`. */
    read(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      answer(null, counts.read(`${this.#prefix}:${key}`));
    }

    child(options: object): FastifyRateLimitStore {
      return new Counted(undefined, countedAs(options));
    }
  }
  return Counted;
}

/**
 * What the calls of a route are counted as: its group where it is in one, else itself. The plugin hands in the route's
 * limits with the route as `routeInfo`, whatever its types say.
 */
export function countedAs(options: object): string {
  const { groupId, routeInfo } = { groupId: undefined, routeInfo: undefined, ...options };
  if (groupId !== undefined) return `group ${groupId}`;
  const { method, url } = { method: '', url: '', ...(routeInfo ?? {}) };
  return `${method}${url}`;
}
