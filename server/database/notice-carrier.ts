import { sql } from 'drizzle-orm';
import type { OpenCarrier } from '#server/realtime/bus.ts';
import type { OpenDatabase } from './database.ts';

const channel = 'rostrum_bus';

/** Carries notices by the database that the processes share. PostgreSQL takes no text of 8,000 bytes or more. */
export function carryByDatabase({ db, listen }: Pick<OpenDatabase, 'db' | 'listen'>): OpenCarrier {
  return async (listener) => {
    const close = await listen(channel, listener);
    return {
      async send(text) {
        await db.execute(sql`select pg_notify(${channel}, ${text})`);
      },
      close,
    };
  };
}
