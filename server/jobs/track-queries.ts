import { setTimeout as delay } from 'node:timers/promises';
import type { ExecuteSql } from '#server/database/database.ts';
import { isDatabaseLost } from '#server/database/database-lost.ts';

/** How long to wait before a statement is tried again, in milliseconds: twice as long each time. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

/**
 * The statements of the job queue. One that finds the database gone is tried again until it is back: pg-boss marks a job
 * as done or failed without waiting for it, so an error would be nobody's and end the process.
 *
 * Counts the statements under way, so that a database can be closed after the last. The polls of pg-boss may begin once
 * more after its `stop`: whoever still asks by then is not answered. No rows, or an error, would be taken for an answer;
 * a job that was just fetched would begin without its database. It is given to another process once it has expired.
 */
export function trackQueries(
  execute: ExecuteSql,
  firstWait = FIRST_WAIT,
): { execute: ExecuteSql; settle(): Promise<void> } {
  const underWay = new Set<Promise<unknown>>();
  let ended = false;
  return {
    async execute(text, values) {
      for (let wait = firstWait; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
        if (ended) return never();
        const statement = execute(text, values);
        underWay.add(statement);
        try {
          const answer = await statement;
          return ended ? never() : answer;
        } catch (error) {
          if (ended) return never();
          if (!isDatabaseLost(error)) throw error;
        } finally {
          underWay.delete(statement);
        }
        await delay(wait, undefined, { ref: false });
      }
    },
    async settle() {
      ended = true;
      await Promise.allSettled(underWay);
    },
  };
}

function never(): Promise<never> {
  return new Promise(() => {});
}
