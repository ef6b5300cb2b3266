import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { diagnose } from '#engine/event/documents/diagnose.ts';
import music from '#fixtures/events/music/event.json' with { type: 'json' };
import shopOfToday from '#fixtures/events/teachers/catalogue/products.json' with { type: 'json' };
import activitiesOfToday from '#fixtures/events/tickets/catalogue/activities.json' with { type: 'json' };
import type { OpenDatabase } from '#server/database/database.ts';
import { configurationDocument } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { inOffers } from './former-kinds.ts';
import { openConfiguration } from './open-configuration.ts';

const variants = [{ code: 'one', name: 'One', amount: 900, stock: 4 }];
const mug = { code: 'mug', name: 'Mug', amount: 1000, admits: 'Y', tracks: ['online'], variants };
const shop = {
  kind: 'products',
  code: 'products',
  waitlist: 'Y',
  products: [mug, { ...mug, code: 'tote', most: 3 }],
  ticket_notes: [{ title: 'Doors', text: 'At six' }],
};
const dinner = {
  code: 'dinner',
  name: 'Dinner',
  amount: 4500,
  most: 2,
  day: 'friday',
  start: '18:00',
  end: '20:00',
  registered_only: 'Y',
};
const activities = {
  kind: 'activities',
  code: 'activities',
  activities: [
    { ...dinner, capacity: 80, place: 'Hall' },
    { code: 'walk', name: 'Walk' },
  ],
};

test('a shop becomes offers that say the same', () => {
  expect(inOffers(shop)).toEqual({
    kind: 'offers',
    code: 'products',
    label: { en: 'Shop', fr: 'Boutique' },
    view: 'tiles',
    category: 'merchandise',
    several: 'Y',
    waitlist: 'Y',
    // A product without a limit could be bought 99 times.
    offers: [
      { ...mug, most: 99 },
      { ...mug, code: 'tote', most: 3 },
    ],
    ticket_notes: shop.ticket_notes,
  });
});

test('activities become offers that say the same', () => {
  expect(inOffers(activities)).toEqual({
    kind: 'offers',
    code: 'activities',
    label: { en: 'Activities', fr: 'Activités' },
    view: 'timetable',
    category: 'activity',
    offers: [
      { ...dinner, stock: 80, where: 'Hall' },
      { code: 'walk', name: 'Walk' },
    ],
  });
});

test.each([
  ['a shop', shop],
  ['activities', activities],
  ['the demo’s shop', shopOfToday],
  ['the demo’s activities', activitiesOfToday],
  ['another document', music],
])('%s can be published, and is the same when it is converted again', (_, document) => {
  const once = inOffers(document);
  expect(diagnose(once)).toEqual([]);
  expect(inOffers(once)).toEqual(once);
});

test.each([
  ['no list', { kind: 'products', code: 'products' }],
  ['no objects', { kind: 'activities', code: 'activities', activities: [null, 'walk', [1]] }],
  ['another code', { ...shop, code: 'shop' }],
])('a bad one is left to the diagnosis: %s', (_, document) => {
  expect(diagnose(inOffers(document)).some(({ severity }) => severity === 'error')).toBe(true);
});

describe('what an earlier version has published', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  /** An event whose shop is stored under a kind, with its versions in the format in which each is written. */
  async function published(event: string, kind: string, documents: readonly object[]) {
    const { db } = database;
    const row = { eventCode: event, publishedBy: 'test' };
    const formatFor = (document: object) => ('products' in document ? 3 : 4);
    await db.insert(configurationDocument).values([
      { ...row, kind: 'event', code: event, version: 1, format: 3, document: { ...music, code: event } },
      ...documents.map((document, at) => ({
        ...row,
        kind,
        code: 'products',
        version: at + 1,
        format: formatFor(document),
        document,
      })),
    ]);
    return openConfiguration(db);
  }
  const cheap = { ...shop, products: [{ ...mug, amount: 100 }] };

  it('is served under its version, and every version before it', async () => {
    const configuration = await published('renamed', 'offers', [cheap, shop]);
    const served = configuration.current('renamed', 'offers', 'products');
    expect([served?.version, served?.document]).toEqual([2, inOffers(shop)]);
    expect(await configuration.atVersion('renamed', 'offers', 'products', 1)).toEqual(inOffers(cheap));
    const again = await openConfiguration(database.db);
    expect(again.current('renamed', 'offers', 'products')?.document).toEqual(inOffers(shop));
  });

  it('is served where a process that was killed halfway has converted only some of its versions', async () => {
    const documents = [cheap, inOffers(shop), inOffers(cheap), shop];
    const configuration = await published('halfway', 'offers', documents);
    expect(configuration.unreadable().filter(({ eventCode }) => eventCode === 'halfway')).toEqual([]);
    const served = configuration.current('halfway', 'offers', 'products');
    expect([served?.version, served?.document]).toEqual([4, inOffers(shop)]);
    for (const [at, document] of documents.entries())
      expect(await configuration.atVersion('halfway', 'offers', 'products', at + 1)).toEqual(
        inOffers(document as never),
      );
  });

  it('is named as unreadable where another document has its name', async () => {
    const configuration = await published('twice', 'products', [shop]);
    expect(configuration.current('twice', 'offers', 'products')).toBeUndefined();
    expect(configuration.unreadable().filter(({ eventCode }) => eventCode === 'twice')).toMatchObject([
      { kind: 'products', diagnostics: [{ pointer: '/kind', code: 'unreadable' }] },
    ]);
  });

  it('is published over by a file of the former kind', async () => {
    const configuration = await published('pushed', 'offers', [cheap]);
    const { tracks: _, ...free } = mug;
    const file = { ...shop, products: [free] };
    expect(await configuration.publish('pushed', file, 'test', { from: 1 })).toMatchObject({
      ok: true,
      kind: 'offers',
      code: 'products',
      version: 2,
      changed: true,
    });
    expect(await configuration.check('pushed', file, 'test')).toMatchObject({ ok: true, version: 2 });
    expect(configuration.current('pushed', 'offers', 'products')?.document).toEqual(inOffers(file));
  });
});
