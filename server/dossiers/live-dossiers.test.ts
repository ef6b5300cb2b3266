import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { groupChannel, workshopReservedChannel } from '#engine/contract/live-messages.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { registrationGroup } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { Tell } from '#server/realtime/publish.ts';
import { openRaceFixture } from '#tests/races/race-fixture.ts';
import { tellDossier } from './dossier-news.ts';
import { groupFlow } from './group-row.ts';
import { insertDossier } from './insert-dossier.ts';
import { startLiveDossiers } from './live-dossiers.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('tells a group’s channel what was committed, and nothing of what was not', async () => {
  const { db } = database;
  const { configuration, event } = await openRaceFixture(db, [1]);
  const begin = async (code: string) => {
    const email = 'ana@example.org';
    const row = await insertDossier(db, {
      eventCode: event.code,
      flow: groupFlow,
      code,
      email,
      emailTyped: email,
    });
    if (!row) throw new Error('no group');
    await db.insert(registrationGroup).values({ dossierId: row.id, organization: 'A', contactName: 'Ana' });
    return row.id;
  };
  const [told, kept] = [await begin('R222-2222'), await begin('R333-3333')];
  const heard: unknown[] = [];
  const tell: Tell = (...message) => heard.push(message);
  const live = await startLiveDossiers({ database, configuration, tell });
  const undone = db.transaction(async (tx) => {
    await tellDossier(tx, kept);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction(async (tx) => {
    await tellDossier(tx, told);
    await tellDossier(tx, told);
  });
  await vi.waitFor(() =>
    expect(heard).toEqual([
      [`private-${groupChannel(event, 'R222-2222')}`, 'GroupChanged', { group_code: 'R222-2222' }],
    ]),
  );
  const member = await insertDossier(db, {
    eventCode: event.code,
    flow: 'registration',
    code: 'R444-4444',
    email: 'bo@example.org',
    emailTyped: 'bo@example.org',
  });
  await tellDossier(db, member?.id ?? '');
  await vi.waitFor(() =>
    expect(heard.slice(1)).toEqual([
      [
        `private-${workshopReservedChannel(event, 'R444-4444')}`,
        'RegistrationChanged',
        { code: 'R444-4444' },
      ],
    ]),
  );
  await live.stop();
});
