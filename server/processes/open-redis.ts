import { Redis } from 'ioredis';

/** Who is told how the connection fares, once for each time that this changes. */
export type RedisWatcher = { lost(reason: string): void; back(): void };

/** Longer than this a caller does not wait for an answer, in milliseconds: everything goes on without Redis. */
const PATIENCE = 1_000;

/** A connection that comes back by itself, ever more slowly up to every five seconds; what is asked meanwhile fails at once. */
export function openRedis(url: string, watcher?: RedisWatcher): Redis {
  const redis = new Redis(url, {
    connectionName: 'rostrum',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // What is subscribed is subscribed again where it is known when that is done.
    autoResubscribe: false,
    connectTimeout: 5_000,
    commandTimeout: PATIENCE,
    retryStrategy: (times) => Math.min(5_000, 50 * 2 ** times),
  });
  let isLost = false;
  let reason = 'the connection was closed';
  redis.on('error', (error: Error) => {
    reason = error.message || reason;
  });
  redis.on('close', () => {
    if (!isLost) watcher?.lost(reason);
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) watcher?.back();
    isLost = false;
  });
  return redis;
}

/** Ends a connection, whether or not it is there. */
export function closeRedis(redis: Redis): void {
  redis.disconnect();
}
