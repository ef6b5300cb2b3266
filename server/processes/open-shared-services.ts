import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { OpenDatabase } from '#server/database/database.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import { ensureSharedSecret } from '#server/secrets/shared-secret.ts';
import type { Environment } from '#server/settings/environment-variables.ts';
import { Bus } from './bus.ts';
import { carryByDatabase } from './notice-carrier.ts';
import type { RedisWatcher } from './open-redis.ts';

/** What the processes on a database share. */
export type Common = {
  readonly bus: Bus;
  /** Signs private channels: a client authorized by one process may be connected to another. */
  readonly secret: string;
  /** Where rate limits are counted for all processes; undefined is in each for itself. */
  readonly rateStore: FastifyRateLimitStoreCtor | undefined;
  /** Health checks by name. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  close(): Promise<void>;
};

/** Connects to the other processes: through Redis if there is one, otherwise through the database. */
export async function openSharedServices(
  database: OpenDatabase,
  { REDIS_URL, REALTIME_SECRET }: Pick<Environment, 'REDIS_URL' | 'REALTIME_SECRET'>,
  watcher: RedisWatcher,
): Promise<Common> {
  const own = await ensureSharedSecret(database.db, 'realtime');
  const secret = REALTIME_SECRET ?? own;
  const checks = { database: () => database.executeSql('select 1') };
  if (REDIS_URL === undefined) {
    const bus = await Bus.open(carryByDatabase(database));
    return { bus, secret, rateStore: undefined, checks, close: () => bus.close() };
  }
  const { openSharedRedis } = await import('./shared-redis.ts');
  const redis = openSharedRedis(REDIS_URL, `rostrum:${sha256(own).slice(0, 16)}`, watcher);
  const bus = await Bus.open(redis.carry);
  return {
    bus,
    secret,
    rateStore: redis.rateStore,
    checks: { ...checks, redis: redis.check },
    async close() {
      await bus.close();
      redis.close();
    },
  };
}
