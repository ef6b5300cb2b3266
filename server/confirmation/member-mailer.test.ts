import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { dossier, groupMember, registrationGroup } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { openRaceFixture } from '#tests/races/race-fixture.ts';
import { startMemberMailer } from './member-mailer.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A member whose group has paid, and what the job for their mail does. */
async function openDesk(status: 'Submitted' | 'Cancelled') {
  const { db, eventCode, register, configuration } = await openRaceFixture(database.db, [1]);
  const [group, row] = await register(2);
  if (!group || !row) throw new Error('nobody registered');
  await db.insert(registrationGroup).values({ dossierId: group.id, organization: 'A', contactName: 'Ana' });
  await db.insert(groupMember).values({
    groupId: group.id,
    dossierId: row.id,
    name: 'Luc',
    email: row.email,
    emailTyped: row.email,
    state: 'joined',
    readyAt: new Date(),
    submission: {
      answers: {},
      configurationVersions: {},
      timezone: null,
      locale: 'fr',
      link: `https://${eventCode}.localhost/registration/existing`,
      returnUrl: '',
      readyUntil: new Date().toISOString(),
    },
  });
  await db.update(dossier).set({ status, locale: 'fr' }).where(eq(dossier.id, row.id));
  const mailed: Mail[] = [];
  const mailer = {
    queue: async (_: unknown, mail: Mail) => String(mailed.push(mail)),
    repeat: async () => {},
    complete: async () => true,
    wake: () => {},
  };
  const handlers: ((data: Record<string, unknown>) => Promise<void>)[] = [];
  const jobs = {
    work: async (_: string, handler: (typeof handlers)[number]) => {
      handlers.push(handler);
      return { wake: () => {} };
    },
    add: async (_: unknown, { data }: { data: Record<string, unknown> }) =>
      Promise.all(handlers.map((handle) => handle(data))),
  } as unknown as Jobs;
  const members = await startMemberMailer({ db, configuration, mailer }, jobs);
  return { row, mailed, confirm: () => members.confirm(db, row.id) };
}

it('writes to a member whom the group has paid for in their own language, once however often the job comes', async () => {
  const { row, mailed, confirm } = await openDesk('Submitted');
  await confirm();
  await confirm();
  expect(mailed).toMatchObject([
    { recipient: row.emailTyped, locale: 'fr', content: { template: 'confirmation' } },
  ]);
  expect(mailed[0]?.attachments?.map(({ type }) => type)).toEqual(['text/calendar; charset=utf-8']);
});

it('writes nothing to who has cancelled meanwhile', async () => {
  const { mailed, confirm } = await openDesk('Cancelled');
  await confirm();
  expect(mailed).toEqual([]);
});
