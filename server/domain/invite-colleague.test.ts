import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import type { OutgoingText } from '#server/text-messages/text-transport.ts';
import { startTexter } from '#server/text-messages/texter.ts';
import { openRaceGround } from '#tests/races/race-ground.ts';
import { invitationTypes } from './invitation-types.ts';
import { type Invitation, inviteColleague } from './invite-colleague.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const noMail = { queue: () => Promise.reject(new Error('no mail was asked for')) };
const invitation: Invitation = {
  your_name: 'Zoé',
  colleague_name: 'Ana',
  send_type: 'text',
  invite_phone: '(604) 555-0123',
  locale: 'en',
  link: 'https://fair.example/',
};

it('invites by text message where somebody sends them, with one message to a number', async () => {
  const { db, event, register } = await openRaceGround(database.db, [1]);
  const jobs = await startJobs(database, (error) => expect.unreachable(String(error)));
  const sent: OutgoingText[] = [];
  const texter = await startTexter(jobs, { deliver: async (message) => void sent.push(message) });
  expect(invitationTypes({ texter }).map(({ id }) => id)).toEqual(['email', 'text']);
  const [registered] = await register(1);
  if (!registered) throw new Error('nobody registered');
  const row = { ...registered, status: 'Submitted' as const };
  const invite = (given: Partial<Invitation> = {}) =>
    inviteColleague({ db, mailer: noMail, texter }, event, row, { ...invitation, ...given });
  await expect(invite({ invite_phone: '555' })).rejects.toMatchObject({
    errors: { invite_phone: [{ en: 'Enter a valid phone number' }] },
  });
  await invite();
  await invite({ invite_phone: '+1 604 555 0123' });
  await invite({ invite_phone: '778 555 0123', locale: 'fr' });
  texter?.wake();
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 60_000 });
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['+16045550123', '+17785550123']);
  expect(sent.find(({ recipient }) => recipient === '+16045550123')?.text).toMatch(
    /^Hello Ana, Zoé is going to .+: https:\/\/fair\.example\/$/,
  );
  await jobs.stop();
});
