import { groupChannel } from '#engine/contract/live-messages.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { groupChannel as newsChannel, readGroupNews } from '#server/domain/groups/group-news.ts';
import { Coalescer } from './coalescer.ts';
import type { Tell } from './tell.ts';

type Parts = {
  readonly database: Pick<OpenDatabase, 'listen'>;
  readonly configuration: ConfigurationStore;
  readonly tell: Tell;
};

/** A group is told of at most once in so long, in milliseconds: a list of five hundred is one change. */
const PACE = 200;

/**
 * Tells a group's contact that its members have changed; what has, the page asks. Every process hears of every change
 * from the database and tells its own sockets.
 */
export async function startLiveGroups({
  database,
  configuration,
  tell,
}: Parts): Promise<{ stop(): Promise<void> }> {
  const changes = new Coalescer(PACE, async (eventCode, codes) => {
    const event = configuration.current(eventCode, 'event', eventCode)?.document;
    if (!event) return;
    for (const code of codes) {
      tell(`private-${groupChannel(event, code)}`, 'GroupChanged', { group_code: code });
    }
  });
  const stopListening = await database.listen(newsChannel, {
    hear(text) {
      const news = readGroupNews(text);
      if (news) changes.add(news.eventCode, news.code);
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
