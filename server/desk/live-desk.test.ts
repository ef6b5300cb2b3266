import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { organizer } from '#server/database/schema.ts';
import { addRegistrations } from '#server/database/testing/add-registrations.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { findSession, startSession } from '#server/organizers/session.ts';
import { addOrganizer, removeOrganizer } from '#server/organizers/team.ts';
import { startLiveDesk } from './live-desk.ts';

const eventCode = 'fair';
const database = await openTestDatabase();
const { db } = database;
const open = new Set<string>();
const told = vi.fn<(channel: string) => void>();
const closed = vi.fn((channel: string) => void open.delete(channel));
const present = new Map<string, readonly string[]>();
const terminated = vi.fn<(email: string) => void>();
const live = await startLiveDesk({
  database,
  configuration: { eventCodes: () => [eventCode] },
  tell: told,
  channels: () => [...open],
  close: closed,
  present: (channel) => present.get(channel) ?? [],
  terminate: terminated,
  onError(error) {
    throw error;
  },
});
afterAll(async () => {
  await live.stop();
  await database.close();
});

/** Signs someone in, whose page listens; returns their channel. */
async function listens(email: string, role: 'owner' | 'desk'): Promise<string> {
  await db.insert(organizer).values({ eventCode, email, emailTyped: email, role, addedBy: 'test' });
  const token = await startSession(db, { eventCode, email }, { device: 'test', ip: '::1' });
  const channel = `private-organizer.fair.${(await findSession(db, eventCode, token))?.session}`;
  open.add(channel);
  return channel;
}

let owner = '';
let desk = '';
beforeAll(async () => {
  owner = await listens('owner@example.org', 'owner');
  desk = await listens('desk@example.org', 'desk');
});

test('tells every session of the event about a sign-up, once for a list of them', async () => {
  await addRegistrations(
    db,
    ['a', 'b', 'c'].map((name) => ({ eventCode, email: `${name}@example.org` })),
  );
  await vi.waitFor(() =>
    expect(new Set(told.mock.calls.map(([channel]) => channel))).toEqual(new Set([owner, desk])),
  );
  expect(told.mock.calls[0]).toEqual([expect.any(String), 'DeskChanged', { at: expect.any(String) }]);
  expect(told).toHaveBeenCalledTimes(2);
});

test('leaves the desks of other events alone', async () => {
  open.add('private-organizer.other.someone');
  told.mockClear();
  await addRegistrations(db, [{ eventCode: 'other', email: 'd@example.org' }]);
  await addRegistrations(db, [{ eventCode, email: 'e@example.org' }]);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  expect(told.mock.calls.map(([channel]) => channel)).not.toContain('private-organizer.other.someone');
});

test('closes the channel of someone whose role no longer has it, and of someone who is removed', async () => {
  await db.transaction((tx) =>
    addOrganizer(tx, { eventCode, email: 'desk@example.org', role: 'door', addedBy: 'test' }),
  );
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(desk));
  const other = await listens('other@example.org', 'owner');
  await db.transaction((tx) => removeOrganizer(tx, eventCode, 'other@example.org'));
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(other));
  expect(open.has(owner)).toBe(true);
});

test('takes someone who is removed off what others have open', async () => {
  await listens('gone@example.org', 'owner');
  const both = ['owner@example.org', 'gone@example.org'];
  open.add('presence-dossier.fair.7KQM-42RD');
  present.set('presence-dossier.fair.7KQM-42RD', both);
  await db.transaction((tx) => removeOrganizer(tx, eventCode, 'gone@example.org'));
  await vi.waitFor(() => expect(terminated.mock.calls).toEqual([['gone@example.org']]));
});
