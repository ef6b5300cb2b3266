import { eventChannel } from '#engine/contract/live-messages.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import {
  readWaitlistNotification,
  waitlistChannel,
} from '#server/inventory/waitlist/waitlist-notifications.ts';
import { Coalescer } from './coalescer.ts';
import type { Tell } from './tell.ts';

type Parts = {
  readonly database: Pick<OpenDatabase, 'listen'>;
  readonly configuration: ConfigurationStore;
  readonly tell: Tell;
};

/** Lines are told of at most once in so long, in milliseconds. */
const PACE = 500;
/** So many in a message keep it under the 10 kB that the protocol allows. */
const TOGETHER = 60;

/**
 * Tells everybody on an event's channel which lines of its waitlist have moved, and nothing of who stands in them: where
 * one stands the page asks. Every process hears of every change from the database and tells its own sockets.
 */
export async function startLiveLines({
  database,
  configuration,
  tell,
}: Parts): Promise<{ stop(): Promise<void> }> {
  const changes = new Coalescer(PACE, async (eventCode, moved) => {
    const event = configuration.current(eventCode, 'event', eventCode)?.document;
    if (!event) return;
    const lines = [...moved];
    for (let from = 0; from < lines.length; from += TOGETHER) {
      tell(eventChannel(event.event_code), 'WaitlistMoved', { lines: lines.slice(from, from + TOGETHER) });
    }
  });
  const stopListening = await database.listen(waitlistChannel, {
    hear(text) {
      const news = readWaitlistNotification(text);
      if (news) changes.add(news.eventCode, news.line);
    },
    // Whoever was cut off asks anew when the connection is back.
    missed() {},
  });
  return {
    async stop() {
      await stopListening();
      await changes.stop();
    },
  };
}
