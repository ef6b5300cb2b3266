import type { Redis } from 'ioredis';
import type { OpenCarrier } from './bus.ts';
import { closeRedis, openRedis } from './open-redis.ts';

/** Carries notices by Redis; a connection that subscribes can do nothing else, so it is one of its own. */
export function carryByRedis(redis: Redis, url: string, namespace: string): OpenCarrier {
  const channel = `${namespace}:notices`;
  return async ({ hear, missed }) => {
    const listening = openRedis(url);
    listening.on('message', (_channel, text) => hear(text));
    // Until it is subscribed, the first time too, others may have told what was not heard.
    listening.on('ready', () => {
      // A connection on which this fails is no use: it is made anew.
      listening.subscribe(channel).then(missed, () => listening.disconnect(true));
    });
    return {
      async send(text) {
        await redis.publish(channel, text);
      },
      async close() {
        closeRedis(listening);
      },
    };
  };
}
