import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { apiContract } from './api.contract.ts';
import { openTestApi, type TestApi } from './test-api.ts';

/** A statement as it is, however many values a list in it has. */
const shapeOf = (sql: string): string =>
  sql
    .replace(/\$\d+/g, '$')
    .replace(/\$(, \$)+/g, '$')
    .replace(/\(\$\)(, \(\$\))+/g, '($)');

/**
 * Chooses the cases that run on PGlite too: together they send every statement that any case sends, and each that does
 * something at once is among them. Writes those left out, so that a new case runs on both databases until this has run.
 */
describe('the cases of the contract that PGlite is spared', () => {
  let database: OpenDatabase;
  let api: TestApi;
  let heard = new Set<string>();
  const sent = new Map<string, { shapes: ReadonlySet<string>; ms: number }>();
  beforeAll(async () => {
    database = await openTestDatabase({ logQuery: (sql) => heard.add(shapeOf(sql)) });
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
    sent.set(name, { shapes: heard, ms: performance.now() - begun });
  });

  function spared(): string[] {
    const chosen = new Set(
      apiContract.filter(({ run }) => String(run).includes('Promise.all')).map(({ name }) => name),
    );
    const covered = new Set([...chosen].flatMap((name) => [...(sent.get(name)?.shapes ?? [])]));
    for (;;) {
      const gains = [...sent]
        .filter(([name]) => !chosen.has(name))
        .map(([name, { shapes, ms }]) => ({
          name,
          shapes,
          gain: [...shapes].filter((each) => !covered.has(each)).length / ms,
        }))
        .toSorted((a, b) => b.gain - a.gain);
      const [best] = gains;
      if (!best || best.gain === 0) break;
      chosen.add(best.name);
      for (const each of best.shapes) covered.add(each);
    }
    return [...sent.keys()].filter((name) => !chosen.has(name)).toSorted();
  }
});
