import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { OpenCarrier } from './bus.ts';
import { closeRedis, openRedis, type RedisWatcher } from './open-redis.ts';
import { carryByRedis } from './redis-carrier.ts';
import { sharedCounts } from './shared-counts.ts';

/** What the processes of one database share through Redis. */
export type SharedRedis = {
  readonly carry: OpenCarrier;
  readonly rateStore: FastifyRateLimitStoreCtor;
  /** Rejects while Redis does not answer. */
  check(): Promise<unknown>;
  close(): void;
};

/** Opens Redis, or goes on trying to; `namespace` keeps apart what processes of other databases have in it. */
export function openSharedRedis(url: string, namespace: string, watcher: RedisWatcher): SharedRedis {
  const redis = openRedis(url, watcher);
  return {
    carry: carryByRedis(redis, url, namespace),
    rateStore: sharedCounts(redis, namespace),
    check: () => redis.ping(),
    close: () => closeRedis(redis),
  };
}
