import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import { seedEvents } from '#server/configuration/seed-events.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { resolveConfiguredHost } from './event-hosts.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('finds events by the hosts that their documents name now', async () => {
  const configuration = await openConfiguration(database.db);
  await seedEvents(configuration);
  const resolve = resolveConfiguredHost(configuration);
  expect(['boats.localhost', 'ships.localhost'].map(resolve)).toEqual(['boats', undefined]);

  const { document } = configuration.current('boats', 'event', 'boats') ?? {};
  const moved: EventDocument = { ...(document as EventDocument), hosts: ['ships.localhost'] };
  expect(await configuration.publish('boats', moved, 'test')).toMatchObject({ ok: true });
  expect(['boats.localhost', 'ships.localhost'].map(resolve)).toEqual([undefined, 'boats']);
  // The same configuration, asked by another part of the program.
  expect(resolveConfiguredHost(configuration)('ships.localhost')).toBe('boats');
});

it('gives a host that two documents name to the first of them, also by its loopback address', () => {
  const hosts: Record<string, string[]> = {
    one: ['localhost', 'a.example'],
    two: ['a.example', 'b.example'],
  };
  const resolve = resolveConfiguredHost({
    eventCodes: () => Object.keys(hosts),
    current: (code: string) => ({ document: { hosts: hosts[code] } }),
  } as unknown as ConfigurationStore);
  expect(['a.example', 'b.example', '[::1]'].map(resolve)).toEqual(['one', 'two', 'one']);
});
