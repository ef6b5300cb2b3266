import { describe, expect, it, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { eventSchema, isOfSchema } from './event-schema.ts';
import { exhibitorTypes, logosOf, sponsorLevels } from './partners.ts';
import { bare, event, fairWith, schedule } from './testing/site-fixture.ts';

describe('the partners of an event', () => {
  const sponsors = {
    kind: 'sponsors',
    code: 'sponsors',
    levels: [
      { code: 'gold', name: 'Gold' },
      { code: 'none', name: 'None' },
      { code: 'new', name: 'New' },
    ],
    sponsors: [
      { code: 'ink', name: 'Ink Ltd', level: 'gold', logo: 'ink.png', link: 'https://ink.example' },
      { code: 'pen', name: 'Pen', level: 'gold' },
    ],
  };
  const exhibitors = {
    kind: 'exhibitors',
    code: 'exhibitors',
    types: [
      { code: 'press', name: 'Presses' },
      { code: 'none', name: 'None' },
      { code: 'new', name: 'New' },
    ],
    exhibitors: [{ code: 'leaf', name: 'Leaf', type: 'press' }],
  };
  const accepted = [
    { code: 'applied-1', name: 'Quill', group: 'new', booth: 'A1', link: 'https://quill.example' },
    { code: 'applied-2', name: 'Lost', group: 'gone' },
  ];
  const fair = fairWith(sponsors, exhibitors, schedule);

  it('are its sponsors by level, with those who were accepted, whose booth is not told', () => {
    expect(sponsorLevels(fair, 'fair', accepted)).toEqual([
      { code: 'gold', name: 'Gold', sponsors: sponsors.sponsors },
      {
        code: 'new',
        name: 'New',
        sponsors: [{ code: 'applied-1', name: 'Quill', level: 'new', link: 'https://quill.example' }],
      },
    ]);
    expect(sponsorLevels(fair, 'fair').map(({ code }) => code)).toEqual(['gold']);
    expect(sponsorLevels(bare, 'fair', accepted)).toEqual([]);
  });

  it('are its exhibitors by type, with those who were accepted and their booth', () => {
    expect(exhibitorTypes(fair, 'fair', accepted)).toEqual([
      { code: 'press', name: 'Presses', exhibitors: exhibitors.exhibitors },
      {
        code: 'new',
        name: 'New',
        exhibitors: [
          { code: 'applied-1', name: 'Quill', type: 'new', booth: 'A1', link: 'https://quill.example' },
        ],
      },
    ]);
    expect(exhibitorTypes(fair, 'fair').map(({ code }) => code)).toEqual(['press']);
    expect(exhibitorTypes(bare, 'fair', accepted)).toEqual([]);
  });

  it('have their logos by group, or by one', () => {
    const groups = [
      {
        code: 'gold',
        name: 'Gold',
        partners: [{ code: 'ink', name: 'Ink', logo: 'ink.png', link: 'https://ink.example', text: 'more' }],
      },
      { code: 'new', name: 'New', partners: [] },
    ];
    const [gold, fresh] = [
      {
        code: 'gold',
        name: 'Gold',
        logos: [{ code: 'ink', name: 'Ink', logo: 'ink.png', link: 'https://ink.example' }],
      },
      { code: 'new', name: 'New', logos: [] },
    ];
    expect(logosOf(groups, 'all')).toEqual([gold, fresh]);
    expect(logosOf(groups, 'gold')).toEqual([gold]);
    expect(logosOf(groups, 'gone')).toBeUndefined();
    expect(logosOf([], 'all')).toEqual([]);
  });

  it('are among what the lists of the event are told apart by', () => {
    const named = { ...event, event_code: '2027', client_code: 'press' } as unknown as EventDocument;
    const versioned = { version: 3, document: named, publishedAt: new Date(0) };
    expect(eventSchema(fair, versioned)).toEqual({
      event_code: '2027',
      client_code: 'press',
      version: 3,
      workshops: [
        { code: 'level.k', name: 'Kindergarten', filter: 'level', filter_name: 'Level' },
        { code: 'level.5', name: 'Grade 5', filter: 'level', filter_name: 'Level' },
        { code: 'topic.art', name: 'Art', filter: 'topic', filter_name: 'Topic' },
      ],
      sponsors: [{ code: 'gold', name: 'Gold' }],
      exhibitors: [{ code: 'press', name: 'Presses' }],
    });
    expect(eventSchema(bare, versioned)).toMatchObject({ workshops: [], sponsors: [], exhibitors: [] });
  });
});

test.each([
  ['level.k', true],
  ['level.5', false],
  ['topic.k', false],
  ['level', false],
])('a session may be of the schema %s', (code, is) => {
  const filters = { topic: [], level: ['pre', 'k'] };
  expect(isOfSchema({ session: { filters }, limit: undefined } as never, code)).toBe(is);
});
