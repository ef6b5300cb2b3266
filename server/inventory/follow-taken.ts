import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { Coalescer } from '#server/realtime/coalescer.ts';
import type { Tell } from '#server/realtime/publish.ts';
import { readTakenNotice } from './taken-notice.ts';

export type LiveParts = {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly configuration: ConfigurationStore;
  readonly tell: Tell;
  readonly onError: (error: unknown) => void;
};

/** An item is reported at most once in this time, in milliseconds. */
const PACE = 200;
/** With this many items, a message stays below the protocol's 10 kB. */
const TOGETHER = 60;

/** Looks at these items of an event, or at all. */
type LookAt = (eventCode: string, items: ReadonlySet<string> | undefined) => Promise<void>;

/**
 * Looks again at items whose taken amount changed, after each commit. Each process hears of all changes from the
 * database, and notifies its own sockets.
 */
export async function followTaken(
  { database, configuration, onError }: LiveParts,
  channel: string,
  lookAt: LookAt,
) {
  // One after the other, so that the older state is never sent last.
  let last = Promise.resolve();
  const inTurn = (eventCode: string, items?: ReadonlySet<string>) => {
    last = last.then(() => lookAt(eventCode, items)).catch(onError);
    return last;
  };
  const lookAtAll = (eventCode: string) => void inTurn(eventCode);
  const changes = new Coalescer(PACE, inTurn);
  const stopListening = await database.listen(channel, {
    hear(text) {
      const notice = readTakenNotice(text);
      if (notice) changes.add(notice.eventCode, notice.item);
    },
    missed: () => configuration.eventCodes().forEach(lookAtAll),
  });
  return {
    lookAtAll,
    async stop() {
      await stopListening();
      await changes.stop();
      await last;
    },
  };
}

/** A list in parts, each for one message. */
export function inMessages<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, at) =>
    all.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );
}
