import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { HasRoom } from './disk-space.ts';
import type * as schema from './schema.ts';

/** The result of raw SQL, as far as both drivers share it. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

type Rows<Row> = { rows: Row[] };

/** A connection or a transaction, on PGlite and PostgreSQL alike; inside a transaction only its own handle may be used. */
export type Database = PgDatabase<RowsResult, typeof schema>;

/** Runs SQL with `$1` parameters; without values the text can contain several statements. Needed by pg-boss. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Receives notices, and hears when some may have been missed. */
export type NoticeListener = { hear(text: string): void; missed(): void };

export type OpenDatabase = {
  db: Database;
  executeSql: ExecuteSql;
  /** Listens to a channel of pg_notify, after commits; returns a function that stops it. */
  listen(channel: string, listener: NoticeListener): Promise<() => Promise<void>>;
  /** Runs work in one process at a time, such as migrating; others wait. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether there is room for more rows; absent if the database watches its own disk. */
  hasRoom?: HasRoom;
  /** Removes dead rows and counts the rest for the planner; absent if the database does so by itself. */
  tidy?(): Promise<void>;
  /** Where the rows are, for the log line at start; no password in it. */
  description: string;
  close(): Promise<void>;
};

/** Lets a library that sends SQL text, such as pg-boss, take part in the transaction of `db`. */
export function executeSqlOn(db: Database): ExecuteSql {
  return (text, values = []) => db.execute(withParameters(text, values));
}

function withParameters(text: string, values: unknown[]): SQL {
  const pieces = text.split(/\$(\d+)/).map((piece, index) =>
    // Odd pieces are the numbers that the split captured.
    index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1] ?? null)}`,
  );
  return sql.join(pieces);
}
