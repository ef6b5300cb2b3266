import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { openConfiguration } from './open-configuration.ts';
import { demoEventsFolder, isNewDatabase, seedEvents } from './seed-events.ts';
import { watchEvents } from './watch-events.ts';

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-events-'));
  await cp(path.join(demoEventsFolder, 'teachers'), path.join(folder, 'teachers'), { recursive: true });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a watched folder of events', () => {
  it('publishes what changes, and reports what is bad while the last good version stays', async () => {
    const configuration = await openConfiguration(database.db);
    expect(await isNewDatabase(database.db)).toBe(true);
    await seedEvents(configuration, folder);
    expect(await isNewDatabase(database.db)).toBe(true);
    const report = { published: vi.fn(), refused: vi.fn() };
    const stop = await watchEvents(configuration, folder, report);
    expect(report.published).not.toHaveBeenCalled();

    const file = path.join(folder, 'teachers/form/needs.json');
    const needs = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...needs, title: 'Changed' }));
    await vi.waitFor(() => expect(report.published).toHaveBeenCalledWith(file, 'form', 'needs', 2), 60_000);

    await writeFile(file, '{"kind":');
    await vi.waitFor(() => expect(report.refused).toHaveBeenCalledWith(file, [expect.anything()]), 60_000);
    await stop();
    expect(configuration.current('teachers', 'form', 'needs')).toMatchObject({
      version: 2,
      document: { title: 'Changed' },
    });
    // Published by somebody: the demo events are never put over that.
    expect(await isNewDatabase(database.db)).toBe(false);
  });
});
