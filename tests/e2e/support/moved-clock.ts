import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';

/** A server of a test's own, whose clock can be put forward together with the clocks of its visitors. */
export interface MovableServer extends RunningServer {
  /** Lets so many seconds pass at once, for the server and then for these pages. */
  pass(seconds: number, ...pages: readonly Page[]): Promise<void>;
}

/** Starts the server under a clock that moves on when it is told to; a page takes part after `page.clock.install()`. */
export async function startMovableServer(): Promise<MovableServer> {
  const server = await startServer({ preload: 'tests/setup/move-clock.mjs' });
  let ahead = 0;
  return {
    ...server,
    async pass(seconds, ...pages) {
      ahead += seconds * 1_000;
      // Never half a number, whenever it is read.
      const file = path.join(server.dataDir, 'clock-ahead');
      await writeFile(`${file}.new`, String(ahead));
      await rename(`${file}.new`, file);
      for (const page of pages) await page.clock.fastForward(seconds * 1_000);
    },
  };
}
