import { eventChannel } from '#engine/contract/live-messages.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { Coalescer } from '#server/realtime/coalescer.ts';
import type { Tell } from '#server/realtime/publish.ts';
import { readWaitlistNotification, waitlistChannel } from './waitlist-notifications.ts';

type Parts = {
  readonly database: Pick<OpenDatabase, 'listen'>;
  readonly configuration: ConfigurationStore;
  readonly tell: Tell;
};

/** Waitlists are reported at most once in this time, in milliseconds. */
const PACE = 500;
/** With this many, a message stays below the protocol's 10 kB. */
const TOGETHER = 60;

/**
 * Reports on an event's channel which waitlists moved, without names; pages ask for their own position. Each process
 * hears of all changes from the database and notifies its own sockets.
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
    // Disconnected pages reload when they are back.
    missed() {},
  });
  return {
    async stop() {
      await stopListening();
      await changes.stop();
    },
  };
}
