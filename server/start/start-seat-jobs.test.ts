import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { type Jobs, startJobs } from '#server/jobs/start-jobs.ts';
import { startSeatJobs } from './start-seat-jobs.ts';

let database: OpenDatabase;
let jobs: Jobs;
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await startJobs(database, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

type JobRow = { start_after: string; state: string };

it('looks at a hold when it ends, and at an offer when its reminder is due: not at once, when there is nothing to free, and not at some other time', async () => {
  const configuration = { eventCodes: () => [], onPublished: () => () => undefined };
  const given = { db: database.db, configuration, mailer: { wake: () => undefined }, link: () => '' };
  const seats = await startSeatJobs(given as never, jobs);
  const moment = new Date(
    Date.now() + 15 * 60_000 + (Number.parseInt(randomUUID().slice(0, 2), 16) % 60) * 1_000,
  );
  const reminder = new Date(moment.getTime() + 60 * 60_000);
  await database.db.transaction(async (tx) => {
    await seats.expireAt(tx, moment);
    await seats.remindAt(tx, reminder);
  });
  const { rows } = (await database.db.execute(
    sql`select start_after, state from jobs.job where name = 'hold-expiry' and start_after > now() + interval '1 minute' order by start_after`,
  )) as unknown as { rows: JobRow[] };
  expect(rows.map(({ start_after, state }) => [new Date(start_after).toISOString(), state])).toEqual([
    [moment.toISOString(), 'created'],
    [reminder.toISOString(), 'created'],
  ]);
});
