import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { openRaceFixture } from '#tests/races/race-fixture.ts';
import { startProgramJobs } from './start-program-jobs.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Versions that a job tells of, whatever its state. */
async function jobsOf(eventCode: string): Promise<string[]> {
  const { rows } = (await database.db.execute(
    sql`select data from jobs.job where name = 'sessions-changed' and data->>'event' = ${eventCode}`,
  )) as unknown as { rows: { data: { kind: string; version: number } }[] };
  return rows.map(({ data: { kind, version } }) => `${kind} ${version}`).toSorted();
}

it('adds its job in the transaction that publishes: a process that ends before the commit leaves neither', async () => {
  const { event, eventCode } = await openRaceFixture(database.db, [1]);
  const jobs = await startJobs(database, (error) => {
    throw error;
  });
  const configuration = await openConfiguration(database.db);
  await startProgramJobs({ db: database.db, configuration } as never, jobs);
  // No worker is needed for a job to be there.
  await jobs.stop();
  const renamed = (name: string) => ({ ...event, name });
  await configuration.publish(eventCode, renamed('Once'), 'test');
  await configuration.publish(eventCode, renamed('Once'), 'test');
  const version = configuration.current(eventCode, 'event', eventCode)?.version;
  expect([version, await jobsOf(eventCode)]).toEqual([2, ['event 2']]);

  const dies = await openConfiguration(database.db);
  await startProgramJobs({ db: database.db, configuration: dies } as never, {
    ...jobs,
    work: async () => ({ wake() {} }),
  });
  dies.onWriting(async () => {
    throw new Error('killed');
  });
  await expect(dies.publish(eventCode, renamed('Twice'), 'test')).rejects.toThrow('killed');
  const other = await openConfiguration(database.db);
  expect([other.current(eventCode, 'event', eventCode)?.document.name, await jobsOf(eventCode)]).toEqual([
    'Once',
    ['event 2'],
  ]);
});
