import { describe, expect, it } from 'vitest';
import { diagnose } from '../../diagnose.ts';
import { blockCases } from './blocks.cases.ts';
import { blockSchemas } from './registry.ts';

const context = { tracks: ['online'], days: ['friday'] };
const page = (block: unknown) => ({ kind: 'page', code: 'about', title: 'About', blocks: [block] });
const kinds = Object.entries(blockCases);

describe('the kinds of block', () => {
  it('bear the names under which they are registered', () => {
    const named = Object.entries(blockSchemas).map(([kind, schema]) => [kind, schema.properties.block.const]);
    expect(named.filter(([kind, name]) => kind !== name)).toEqual([]);
  });

  it.each(kinds)('%s: a good one passes', (_, { good }) => {
    expect(diagnose(page(good), context)).toEqual([]);
  });

  it.each(kinds)('%s: a bad one is refused at its place', (_, { good, bad }) => {
    const found = diagnose(page({ ...good, ...bad.change }), context);
    expect(found.map(({ pointer, code }) => [pointer, code])).toContainEqual([
      `/blocks/0${bad.pointer}`,
      bad.code,
    ]);
  });

  it.each(['tomorrow', 'constructor', ''])('an unknown kind %j is refused at its place', (block) => {
    const found = diagnose(page({ block }), context);
    expect(found.map(({ pointer, code }) => [pointer, code])).toEqual([['/blocks/0/block', 'unknown_type']]);
  });

  it('a page cannot be below itself', () => {
    const found = diagnose({ ...page(blockCases.quote.good), parent: 'about' }, context);
    expect(found.map(({ pointer }) => pointer)).toEqual(['/parent']);
  });
});

const site = {
  people: { people: [{ code: 'ana', name: 'Ana' }] },
  sponsors: { levels: [{ code: 'gold', name: 'Gold' }], sponsors: [{ code: 'a', name: 'A', level: 'gold' }] },
  exhibitors: {
    types: [{ code: 'books', name: 'Books' }],
    exhibitors: [{ code: 'a', name: 'A', type: 'books' }],
  },
  accommodations: { accommodations: [{ code: 'inn', name: 'Inn', address: '1 Street', rooms: [] }] },
  locations: { locations: [{ code: 'hall', name: 'Hall', ways: [] }] },
} as const;
const keynote = { title: 'Talk', day: 'friday', start: '09:00', end: '10:00' };
const hall = site.locations.locations[0];

describe('what blocks are fed from', () => {
  it.each(Object.entries(site))('%s: a good one passes', (kind, holds) => {
    expect(diagnose({ kind, code: kind, ...holds }, context)).toEqual([]);
  });

  it.each([
    [
      'people',
      { people: [{ code: 'ana', name: 'Ana', keynote: { ...keynote, day: 'monday' } }] },
      '/people/0/keynote/day',
    ],
    [
      'people',
      { people: [{ code: 'ana', name: 'Ana', keynote: { ...keynote, end: keynote.start } }] },
      '/people/0/keynote/end',
    ],
    ['sponsors', { sponsors: [{ code: 'a', name: 'A', level: 'tin' }] }, '/sponsors/0/level'],
    [
      'sponsors',
      { sponsors: [{ code: 'a', name: 'A', level: 'gold', logo: 'data:image/svg+xml,x' }] },
      '/sponsors/0/logo',
    ],
    ['exhibitors', { exhibitors: [{ code: 'a', name: 'A', type: 'toys' }] }, '/exhibitors/0/type'],
    [
      'accommodations',
      { accommodations: [...site.accommodations.accommodations, ...site.accommodations.accommodations] },
      '/accommodations/1/code',
    ],
    ['locations', { locations: [{ ...hall, tracks: ['moon'] }] }, '/locations/0/tracks/0'],
    ['locations', { locations: [{ ...hall, latitude: 49 }] }, '/locations/0'],
    ['locations', { code: 'places' }, '/code'],
  ] as const)('%s with a fault at its place (%#)', (kind, change, pointer) => {
    const found = diagnose({ kind, code: kind, ...site[kind], ...change }, context);
    expect(found.map((fault) => fault.pointer)).toEqual([pointer]);
  });
});
