import type { ExecuteSql } from '#server/database/database.ts';

/**
 * Counts the statements under way, so that a database can be closed after the last. pg-boss marks a job as done
 * without waiting for it, and its polls may begin once more after its `stop`: those find nothing and do no harm.
 */
export function settleable(execute: ExecuteSql): { execute: ExecuteSql; settle(): Promise<void> } {
  const underWay = new Set<Promise<unknown>>();
  let ended = false;
  return {
    async execute(text, values) {
      if (ended) return { rows: [] };
      const statement = execute(text, values);
      underWay.add(statement);
      try {
        return await statement;
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
