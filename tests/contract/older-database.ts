import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '#server/database/migrations.ts';

/** The last migration of the version that made the rows. */
const LAST = '0008_tickets';

type Row = Record<string, unknown>;
type Person = { code: string; email: string; bearer: { authorization: string } };

/**
 * What the version before dossiers had stored of one event, by table: a registration that was paid, one that is half
 * filled and holds a seat, and somebody who waits. Made by that version's own calls; only what runs out in time was
 * put far ahead.
 */
export type OlderRows = { paid: Person; half: Person; waiting: string; rows: Record<string, Row[]> };

export async function readOlderRows(): Promise<OlderRows> {
  return JSON.parse(await readFile(new URL('older-database.json', import.meta.url), 'utf8'));
}

/** Runs `work` with a folder of the migrations that the version before dossiers had. */
export async function withOlderMigrations(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = path.join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
    const last = entries.findIndex(({ tag }: { tag: string }) => tag === LAST);
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Puts rows into their tables, in the order in which they are given. */
export async function insertRows(
  run: (text: string, values: unknown[]) => Promise<unknown>,
  rows: OlderRows['rows'],
): Promise<void> {
  for (const [table, list] of Object.entries(rows)) {
    const text = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
    await run(text, [JSON.stringify(list)]);
  }
}
