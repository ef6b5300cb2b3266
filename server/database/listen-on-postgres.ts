import pg from 'pg';
import type { NoticeListener } from './database.ts';

const PATIENCE = 1_000;

/**
 * Listens on a connection of its own, outside of the pool. A lost one is opened again, and the listener hears that
 * notices may have been missed. Throws if the first connection fails.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  { hear, missed }: NoticeListener,
): Promise<() => Promise<void>> {
  let stopped = false;
  let again: NodeJS.Timeout | undefined;
  let client: pg.Client;

  async function open(): Promise<void> {
    const opened = new pg.Client({ connectionString: url, application_name: 'rostrum notices' });
    client = opened;
    opened.on('notification', ({ payload }) => hear(payload ?? ''));
    opened.on('error', () => opened.end().catch(() => {}));
    await opened.connect();
    opened.once('end', reopenLater);
    await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
  }
  function reopenLater(): void {
    if (stopped) return;
    again = setTimeout(() => open().then(missed, reopenLater), PATIENCE);
  }

  await open();
  return async () => {
    stopped = true;
    clearTimeout(again);
    await client.end();
  };
}
