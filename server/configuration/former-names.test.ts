import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import music from '#fixtures/events/music/event.json' with { type: 'json' };
import type { OpenDatabase } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { openConfiguration } from './open-configuration.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('an event that an earlier version has published', () => {
  it.each([
    ['music', 'mark:music', 'strings', 'mark:string'],
    ['tickets', 'mark:tickets', 'waves', 'mark:tide'],
    ['teachers', 'mark:teachers', 'tiles', 'mark:seedling'],
    ['plain', '/files/logo.png', 'tiles', '/files/logo.png'],
  ])('of the theme %s with the logo %s is served as %s with %s', async (theme_type, logo, look, mark) => {
    const code = `of-${theme_type}`;
    const hosts = [`${code}.localhost`];
    const document = { ...music, code, hosts, client_logo: logo, theme: { ...music.theme, theme_type } };
    const row = { eventCode: code, kind: 'event', code, document, publishedBy: 'seed' };
    await database.db.insert(configurationDocument).values([
      { ...row, version: 1 },
      { ...row, version: 2, document: { ...document, event_logo: logo } },
    ]);
    const configuration = await openConfiguration(database.db);
    const served = configuration.current(code, 'event', code)?.document;
    expect(served).toMatchObject({ theme: { theme_type: look }, client_logo: mark, event_logo: mark });
    const first = await configuration.atVersion(code, 'event', code, 1);
    expect(first).toMatchObject({ theme: { theme_type: look }, client_logo: mark });
    expect(first).not.toHaveProperty('event_logo');
    // In its names of today it says nothing new.
    expect(await configuration.publish(code, served, 'test')).toMatchObject({ version: 2, changed: false });
  });
});
