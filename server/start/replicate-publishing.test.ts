import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { Bus } from '#server/processes/bus.ts';
import { carryByDatabase } from '#server/processes/notice-carrier.ts';
import { openRaceFixture } from '#tests/races/race-fixture.ts';
import { replicatePublishing } from './replicate-publishing.ts';

/** Long enough for a machine that does much else. */
const soon = (check: () => unknown) => vi.waitFor(check, 60_000);

let database: OpenDatabase;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  for (const end of ends) await end();
  await database.close();
});

/** What a process has of the configuration: all that matters here of a process. */
async function join() {
  const configuration = await openConfiguration(database.db);
  const bus = await Bus.open(carryByDatabase(database));
  const stop = replicatePublishing(configuration, bus, (error) => expect.fail(String(error)));
  ends.push(stop, () => bus.close());
  const heard: string[] = [];
  configuration.onPublished((_event, kind, code, version) => heard.push(`${kind}/${code} ${version}`));
  return { configuration, heard };
}

it('serves what another process published, tells of it once, and leans on it when it publishes itself', async () => {
  const { event, eventCode } = await openRaceFixture(database.db, [1]);
  const [one, other] = [await join(), await join()];
  const page = (title: string) => ({ kind: 'page', code: 'news', title, blocks: [] });
  await one.configuration.publish(eventCode, page('First'), 'test');
  await soon(() =>
    expect(other.configuration.current(eventCode, 'page', 'news')?.document.title).toBe('First'),
  );
  expect([one.heard, other.heard]).toEqual([['page/news 1'], ['page/news 1']]);

  // Both at once: the later one is told what the earlier one did, and no version is told of twice.
  await Promise.all([
    one.configuration.publish(eventCode, page('Second'), 'test'),
    other.configuration.publish(eventCode, page('Third'), 'test'),
    one.configuration.publish(eventCode, { ...event, name: 'Renamed' }, 'test'),
  ]);
  await soon(() => {
    const [mine, theirs] = [one, other].map(({ configuration }) => configuration.list(eventCode));
    expect(mine).toEqual(theirs);
    expect(one.configuration.current(eventCode, 'page', 'news')?.version).toBe(3);
  });
  const expected = [`event/${eventCode} 2`, 'page/news 1', 'page/news 2', 'page/news 3'];
  await soon(() => expect([one.heard.toSorted(), other.heard.toSorted()]).toEqual([expected, expected]));
});

it('serves the same bytes as another process, whatever the order of keys it was published in', async () => {
  const { eventCode } = await openRaceFixture(database.db, [1]);
  const [one, other] = [await join(), await join()];
  const page = { title: 'News', blocks: [], kind: 'page', code: 'bytes' };
  const outcome = await one.configuration.publish(eventCode, page, 'test');
  expect(outcome.ok ? [] : outcome.diagnostics).toEqual([]);
  await other.configuration.catchUp();
  const [mine, theirs] = [one, other].map(({ configuration }) =>
    JSON.stringify(configuration.current(eventCode, 'page', 'bytes')?.document),
  );
  expect(mine).toBe(theirs);
});

it('takes off the site what another process unpublished, and still after a restart', async () => {
  const { eventCode } = await openRaceFixture(database.db, [1]);
  const [one, other] = [await join(), await join()];
  const page = { kind: 'page', code: 'news', title: 'First', blocks: [] };
  await one.configuration.publish(eventCode, page, 'test');
  await soon(() => expect(other.configuration.current(eventCode, 'page', 'news')).toBeDefined());
  expect(await one.configuration.unpublish(eventCode, 'page', 'news', 'test')).toMatchObject({ version: 2 });
  await soon(() => expect(other.configuration.current(eventCode, 'page', 'news')).toBeUndefined());
  const restarted = await openConfiguration(database.db);
  expect(restarted.current(eventCode, 'page', 'news')).toBeUndefined();
  expect(restarted.list(eventCode).map(({ document }) => document.kind)).not.toContain('page');
  expect(await restarted.atVersion(eventCode, 'page', 'news', 1)).toEqual(page);
  expect(await restarted.publish(eventCode, page, 'test')).toMatchObject({ changed: true, version: 3 });
});

it('looks at what another process has just published before it publishes, told of it or not', async () => {
  const { event, eventCode } = await openRaceFixture(database.db, [1]);
  const [one, other] = [await openConfiguration(database.db), await openConfiguration(database.db)];
  const hosts = [...event.hosts, `${eventCode}-2.localhost`];
  expect(await one.publish(eventCode, { ...event, hosts }, 'test')).toMatchObject({ ok: true, version: 2 });
  // It has not been told: nothing here carries notices.
  expect(other.current(eventCode, 'event', eventCode)?.version).toBe(1);
  expect(await other.publish(eventCode, { ...event, hosts }, 'test')).toMatchObject({
    changed: false,
    version: 2,
  });
  expect(other.current(eventCode, 'event', eventCode)?.version).toBe(2);
});

it('looks at the event that was published, and at no other; once for what is told of it while it looks', async () => {
  const configuration = await openConfiguration(database.db);
  const bus = await Bus.open(async () => ({ send: async () => {}, close: async () => {} }));
  const looked: (string | undefined)[] = [];
  let finish = () => {};
  vi.spyOn(configuration, 'catchUp').mockImplementation((event) => {
    looked.push(event);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const stop = replicatePublishing(configuration, bus, (error) => expect.fail(String(error)));
  await soon(() => expect(looked).toEqual([undefined]));
  for (const event of ['one', 'two', 'one']) await bus.tell({ topic: 'published', event });
  finish();
  await soon(() => expect(looked).toEqual([undefined, 'one']));
  await bus.tell({ topic: 'published', event: 'one' });
  for (const expected of [
    [undefined, 'one', 'two'],
    [undefined, 'one', 'two', 'one'],
  ]) {
    finish();
    await soon(() => expect(looked).toEqual(expected));
  }
  finish();
  await stop();
});
