import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { MailContent } from '#server/mail/mail-content.ts';
import { openRaceFixture } from '#tests/races/race-fixture.ts';
import { startCodeMailer } from './code-mailer.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What is mailed for requests, done at once. */
async function openDesk() {
  const { db, eventCode, register } = await openRaceFixture(database.db, [1]);
  const mailed: MailContent[] = [];
  let work: (data: Record<string, unknown>) => Promise<void> = async () => {};
  const jobs = {
    work: async (_: string, handler: typeof work) => {
      work = handler;
    },
    add: async (_: unknown, { data }: { data: Record<string, unknown> }) => work(data),
  } as unknown as Jobs;
  const mailer = await startCodeMailer(db, jobs, {
    queue: async (_, { content }) => String(mailed.push(content)),
    repeat: async () => {},
    complete: async () => true,
    wake: () => {},
  });
  const [row] = await register(1);
  if (!row) throw new Error('nobody registered');
  const asked = {
    eventCode,
    eventName: 'Fair',
    email: row.email,
    locale: 'en' as const,
    link: 'https://fair/',
  };
  const submitted = () => db.update(dossier).set({ status: 'Submitted' }).where(eq(dossier.id, row.id));
  return {
    db,
    row,
    mailed,
    asked,
    submitted,
    request: (more = {}) => mailer.request(db, { ...asked, ...more }),
  };
}

it('mails the code of a registration that has begun', async () => {
  const { row, mailed, request } = await openDesk();
  await request({ begun: row.code });
  expect(mailed).toMatchObject([{ template: 'registration-begun', values: { codes: row.code } }]);
});

it('mails no code of one that was submitted before it was written: the confirmation has it', async () => {
  const { row, mailed, submitted, request } = await openDesk();
  await submitted();
  await request({ begun: row.code });
  expect(mailed).toEqual([]);
  await request();
  expect(mailed).toMatchObject([{ template: 'registration-code', values: { codes: row.code } }]);
});
