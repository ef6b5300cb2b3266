import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { countedDossier, dossier } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { configuration, storeFair } from '#server/exports/testing/stored-event.ts';
import { startCountingJobs } from './start-counting-jobs.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await storeFair(database.db);
});
afterAll(() => database.close());

it('counts memberships and answers by a schedule, before a filter asks for them', async () => {
  const handlers: (() => Promise<void>)[] = [];
  const crons: string[] = [];
  const events = Object.assign(Object.create(configuration), { eventCodes: () => ['fair'] });
  await startCountingJobs(
    { db: database.db, configuration: events },
    {
      work: async (_queue, handle) => {
        handlers.push(() => handle({}));
        return { wake: () => undefined };
      },
      every: async (_queue, cron) => void crons.push(cron),
    },
  );
  expect(crons).toEqual(['*/5 * * * *']);
  const counted = () =>
    database.db
      .select({ code: dossier.code, type: countedDossier.type })
      .from(countedDossier)
      .innerJoin(dossier, eq(dossier.id, countedDossier.dossierId))
      .where(ne(countedDossier.rules, ''))
      .orderBy(dossier.code);
  expect(await counted()).toEqual([]);
  for (const handle of handlers) await handle();
  expect(await counted()).toEqual([
    { code: 'BBBB-2222', type: 'teacher' },
    { code: 'CCCC-3333', type: '' },
    // Applications have answers as well.
    { code: 'FFFF-5555', type: '' },
    { code: 'GGGG-6666', type: '' },
  ]);
});
