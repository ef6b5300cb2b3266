import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { HasRoom } from './disk-space.ts';
import type * as schema from './schema.ts';

/** What both drivers answer to raw SQL, as far as we use it. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

type Rows<Row> = { rows: Row[] };

/** A connection or a transaction, on PGlite and PostgreSQL alike; inside a transaction only its own handle may be used. */
export type Database = PgDatabase<RowsResult, typeof schema>;

/** Runs one SQL text with `$1` parameters; without values the text may hold several statements. This is what pg-boss asks for. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Who hears notices: their text, and that some may have been missed. */
export type NoticeListener = { hear(text: string): void; missed(): void };

export type OpenDatabase = {
  db: Database;
  executeSql: ExecuteSql;
  /** Hears what any process tells a channel by pg_notify, once that is committed; call what it gives to stop. */
  listen(channel: string, listener: NoticeListener): Promise<() => Promise<void>>;
  /** Runs what only one process may do at a time, such as to start on an empty database; others wait for it. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether there is room for more rows; left out where the database looks after its own disk. */
  hasRoom?: HasRoom;
  /** Where the rows are, for the log line at start; no password in it. */
  description: string;
  close(): Promise<void>;
};

/** Lets a library that speaks SQL text, as pg-boss does, take part in the transaction of `db`. */
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
