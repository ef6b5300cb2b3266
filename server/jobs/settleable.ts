import type { ExecuteSql } from '#server/database/database.ts';

/**
 * Counts the statements under way, so that a database can be closed after the last. pg-boss marks a job as done
 * without waiting for it, and its polls may begin once more after its `stop`: whoever still asks by then is not
 * answered. No rows, or an error, would be taken for an answer, and end the process where nobody waits for it; a job
 * that was just fetched would begin without its database. It is given to another process once it has expired.
 */
export function settleable(execute: ExecuteSql): { execute: ExecuteSql; settle(): Promise<void> } {
  const underWay = new Set<Promise<unknown>>();
  let ended = false;
  return {
    async execute(text, values) {
      if (ended) return never();
      const statement = execute(text, values);
      underWay.add(statement);
      try {
        const answer = await statement;
        return ended ? never() : answer;
      } catch (error) {
        return ended ? never() : Promise.reject(error);
      } finally {
        underWay.delete(statement);
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
