import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventChannel } from '#engine/contract/live-messages.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { Tell } from '#server/realtime/publish.ts';
import { openRaceFixture } from '#tests/races/race-fixture.ts';
import { startLiveLines } from './live-waitlists.ts';
import { notifyWaitlist } from './waitlist-notifications.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('tells the event’s channel which lines have moved once that is committed, and nothing of what was not', async () => {
  const { db } = database;
  const { configuration, event, eventCode } = await openRaceFixture(db, [1]);
  const heard: unknown[] = [];
  const tell: Tell = (...message) => heard.push(message);
  const live = await startLiveLines({ database, configuration, tell });
  const undone = db.transaction(async (tx) => {
    await notifyWaitlist(tx, { eventCode, kind: 'session', item: 's0' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction(async (tx) => {
    for (let times = 0; times < 2; times += 1)
      await notifyWaitlist(tx, { eventCode, kind: 'event', item: '' });
  });
  await vi.waitFor(() =>
    expect(heard).toEqual([[eventChannel(event.event_code), 'WaitlistMoved', { lines: ['event/'] }]]),
  );
  await live.stop();
});
