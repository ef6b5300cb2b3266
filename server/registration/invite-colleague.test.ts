import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { newEvent, refusal, register } from '#server/testing/stored.ts';
import { fairEvent } from '#server/testing/test-event.ts';
import type { OutgoingText } from '#server/text-messages/text-transport.ts';
import { startTexter } from '#server/text-messages/texter.ts';
import { openRaceFixture } from '#tests/races/race-fixture.ts';
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
  const { db, event, register } = await openRaceFixture(database.db, [1]);
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

describe('an invitation by email', () => {
  const event = {
    ...fairEvent,
    dates: { start: '2027-02-19', end: '2027-02-20' },
    location: { en: 'Vancouver', fr: 'à Vancouver' },
  } as EventDocument;
  const byEmail: Invitation = { ...invitation, send_type: 'email', invite_email: ' Bo@SD36.example ' };

  /** Somebody registered, the mails that were asked for in their name, and what invites. */
  async function open(status: 'Submitted' | 'Not Submitted' = 'Submitted') {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example', status });
    const mails: unknown[] = [];
    const mailer = { queue: async (_tx: unknown, mail: unknown) => String(mails.push(mail)) };
    const invite = (given: Partial<Invitation> = {}, of = row) =>
      refusal(
        inviteColleague({ db: database.db, mailer, texter: undefined }, event, of, { ...byEmail, ...given }),
      );
    return { row, mails, invite };
  }

  it('says who invites whom to what, when and where, in the language that is chosen', async () => {
    const { row, mails, invite } = await open();
    expect(await invite({ locale: 'fr' })).toBeUndefined();
    expect(mails).toEqual([
      {
        eventCode: row.eventCode,
        recipient: 'Bo@SD36.example',
        locale: 'fr',
        content: {
          template: 'invitation',
          values: {
            name: 'Zoé',
            colleague: 'Ana',
            event: 'Book fair (fr)',
            date: '19 et 20 février 2027',
            location: 'à Vancouver',
            link: 'https://fair.example/',
          },
        },
      },
    ]);
  });

  it('goes to an address once, of each who invites', async () => {
    const [first, second] = [await open(), await open()];
    await first.invite();
    await first.invite({ invite_email: 'bo@sd36.example' });
    await first.invite({ invite_email: 'cy@sd36.example' });
    await second.invite();
    expect([first.mails.length, second.mails.length]).toEqual([2, 1]);
  });

  it.each<[string, Partial<Invitation>, unknown[]]>([
    [
      'what is no address',
      { invite_email: 'bo' },
      ['invalid', 'invite_email', 'Enter a valid email address'],
    ],
    ['no address', { invite_email: undefined }, ['invalid', 'invite_email', 'Enter a valid email address']],
    [
      'a text where nobody sends any',
      { send_type: 'text' },
      ['invalid', 'send_type', 'is not available: this site does not send text messages. Choose email.'],
    ],
    [
      'an advertisement in one’s name',
      { your_name: 'www.shop.example' },
      ['invalid', 'your_name', 'must be a name, not an email address.'],
    ],
    [
      'an advertisement in the colleague’s',
      { colleague_name: 'Ana https://shop.example' },
      ['invalid', 'colleague_name', 'must be a name, not an email address.'],
    ],
  ])('is refused: %s', async (_, given, why) => {
    const { mails, invite } = await open();
    expect([await invite(given), mails]).toEqual([why, []]);
  });

  it('is refused before one has submitted', async () => {
    const { mails, invite } = await open('Not Submitted');
    expect([await invite(), mails]).toEqual([['conflict', 'registration', 'must be submitted first.'], []]);
  });
});
