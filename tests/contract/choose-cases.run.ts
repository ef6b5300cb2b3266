import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { apiContract } from './api.contract.ts';
import { featuresOf } from './sql-features.ts';
import { openTestApi, type TestApi } from './test-api.ts';

/**
 * Chooses the cases that run on PGlite too: together they use every feature of SQL that any case uses. Both databases
 * get the same statements, so they are read on PostgreSQL, which is faster. Writes the cases left out; a new case runs on
 * both databases until this has run.
 */
describe('the cases of the contract that PGlite is spared', () => {
  let database: OpenDatabase;
  let api: TestApi;
  let heard = new Set<string>();
  const used = new Map<string, { features: ReadonlySet<string>; ms: number }>();
  beforeAll(async () => {
    listenToStatements((sql) => {
      for (const feature of featuresOf(sql)) heard.add(feature);
    });
    const postgres = await openTestPostgres();
    if (!postgres.ok) throw new Error(postgres.reason);
    ({ database } = postgres);
    api = await openTestApi(database);
  });
  afterAll(async () => {
    await api.portal.close();
    await database.close();
    await writeFile(
      path.join(import.meta.dirname, 'postgres-only.json'),
      `${JSON.stringify(spared(), null, 2)}\n`,
    );
  });

  it.each(apiContract.map(({ name, run }) => [name, run] as const))('%s', async (name, run) => {
    heard = new Set();
    const begun = performance.now();
    await run(api);
    used.set(name, { features: heard, ms: performance.now() - begun });
  });

  function spared(): string[] {
    const chosen = new Set<string>();
    const covered = new Set<string>();
    for (;;) {
      const gains = [...used]
        .filter(([name]) => !chosen.has(name))
        .map(([name, { features, ms }]) => ({
          name,
          features,
          gain: [...features].filter((each) => !covered.has(each)).length / ms,
        }))
        .toSorted((a, b) => b.gain - a.gain);
      const [best] = gains;
      if (!best || best.gain === 0) break;
      chosen.add(best.name);
      for (const each of best.features) covered.add(each);
    }
    return [...used.keys()].filter((name) => !chosen.has(name)).toSorted();
  }
});

function listenToStatements(listener: (sql: string) => void): void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const textOf = (asked: unknown) =>
    typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? '');
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      listener(textOf(args[0]));
      return query.apply(this, args);
    },
  });
}
