import { describe, expect, it, test } from 'vitest';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { fairEvent, openFair } from '#server/domain/testing/fair.ts';
import { eventSchema, isOfSchema } from './event-schema.ts';
import { floorPlanOf, plannedRooms } from './floor-plan.ts';
import { exhibitorTypes, logosOf, sponsorLevels } from './partners.ts';
import { isHomepage, notifyTypes, pageEntries, pagesOf } from './site-pages.ts';
import { keynotesOf, nextKeynote, speakersOf } from './speakers.ts';

const event = { ...fairEvent, dates: { start: '2027-02-19', end: '2027-02-20' } } as EventDocument;
/** What the site is drawn from is read, and nothing else is asked of it. */
function fairWith(...documents: object[]): ConfigurationStore {
  const fair = openFair();
  for (const document of [event, ...documents]) fair.add('fair', document);
  return fair as unknown as ConfigurationStore;
}
const bare = openFair(['schedule']) as unknown as ConfigurationStore;
const slot = (code: string, day: string, start: string) => ({
  code,
  label: code,
  day,
  track: 'main',
  start,
  end: '17:00',
});
const workshop = (code: string, ...names: string[]) => ({
  code,
  title: `The ${code}`,
  description: '',
  presenters: names.map((name) => ({ name })),
});
const session = (code: string, schedule: string, room?: string) => ({
  code,
  workshop: code.split('-')[0],
  schedule,
  type: 'I',
  ...(room && { room }),
});
const schedule = {
  kind: 'schedule',
  code: 'schedule',
  filters: [
    {
      code: 'level',
      label: 'Level',
      options: [
        { id: 'k', name: 'Kindergarten' },
        { id: '5', name: 'Grade 5' },
      ],
    },
    { code: 'topic', label: 'Topic', options: [{ id: 'art', name: 'Art' }] },
  ],
  slots: [slot('a', 'friday', '09:00'), slot('b', 'friday', '13:00')],
  workshops: [
    { ...workshop('clay', 'Ana', 'Bo'), filters: { level: ['k'], topic: [] } },
    workshop('ink', 'Ana'),
  ],
  sessions: [
    session('ink-1', 'b', 'Hall'),
    session('clay-1', 'a', 'The hall'),
    session('clay-2', 'b', 'Attic'),
    session('clay-3', 'b'),
  ],
};

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

describe('a plan of an event', () => {
  const plan = {
    kind: 'floor_plan',
    code: 'venue',
    width: 100,
    height: 50,
    floors: [{ code: 'ground', name: 'Ground' }],
    rooms: [
      { code: 'hall', name: 'Hall', also: ['The hall'], x: 1 },
      { code: 'attic', name: 'Attic' },
      { code: 'empty', name: 'Empty' },
    ],
  };
  const block = (name: string, more: object = {}) => ({ block: name, ...more });
  const fair = fairWith(
    schedule,
    plan,
    {
      kind: 'page',
      code: 'rooms',
      title: 'Rooms',
      parent: 'venue',
      blocks: [block('text'), block('floor_plan', { plan: 'venue' }), block('floor_plan', { plan: 'gone' })],
    },
    { kind: 'page', code: 'home', title: 'Home', blocks: [block('floor_plan', { plan: 'venue' })] },
  );
  const placed = (code: string, title: string, start: string) => ({
    workshops_session_code: code,
    workshops_title: title,
    start: `2027-02-19T${start}:00.000-08:00`,
    end: '2027-02-19T17:00:00.000-08:00',
  });

  it('has its rooms with what takes place in each, by time', () => {
    expect(floorPlanOf(fair, 'fair', 'venue')).toEqual({
      code: 'venue',
      width: 100,
      height: 50,
      floors: [{ code: 'ground', name: 'Ground' }],
      rooms: [
        {
          code: 'hall',
          name: 'Hall',
          x: 1,
          sessions: [placed('clay-1', 'The clay', '09:00'), placed('ink-1', 'The ink', '13:00')],
        },
        { code: 'attic', name: 'Attic', sessions: [placed('clay-2', 'The clay', '13:00')] },
        { code: 'empty', name: 'Empty', sessions: [] },
      ],
    });
    expect(floorPlanOf(fair, 'fair', 'gone')).toBeUndefined();
    const unscheduled = openFair(['schedule']);
    unscheduled.add('fair', plan);
    expect(floorPlanOf(unscheduled as never, 'fair', 'venue')?.rooms[0]?.sessions).toEqual([]);
  });

  it('is linked to by each name of a room, on the page that shows it', () => {
    expect(plannedRooms(fair, 'fair')).toEqual([
      { name: 'Hall', link: '/venue/rooms#room-hall' },
      { name: 'The hall', link: '/venue/rooms#room-hall' },
      { name: 'Attic', link: '/venue/rooms#room-attic' },
      { name: 'Empty', link: '/venue/rooms#room-empty' },
    ]);
  });
});

describe('the pages of an event', () => {
  const page = (code: string, more: object = {}) => ({
    kind: 'page',
    code,
    title: code,
    blocks: [],
    ...more,
  });
  const fair = fairWith(
    page('visit', {
      parent: 'about',
      description: 'How to come',
      blocks: [{ block: 'notify_me', type: 'tickets' }],
    }),
    page('home', { blocks: [{ block: 'text' }, { block: 'notify_me', type: 'opening' }] }),
    page('about'),
    page('coming_soon'),
    page('thank_you', { blocks: [{ block: 'notify_me', type: 'tickets' }] }),
  );

  it('are those with an address of their own, by code', () => {
    expect(pageEntries(fair, 'fair')).toEqual([
      { code: 'about', title: 'about' },
      { code: 'visit', parent: 'about', title: 'visit', description: 'How to come' },
    ]);
    expect(pagesOf(fair, 'fair').map(({ code }) => code)).toEqual([
      'visit',
      'home',
      'about',
      'coming_soon',
      'thank_you',
    ]);
    expect(['home', 'coming_soon', 'thank_you', 'about'].map(isHomepage)).toEqual([true, true, true, false]);
  });

  it('say what one may be told of', () => {
    expect(notifyTypes(fair, 'fair')).toEqual(new Set(['tickets', 'opening']));
    expect(notifyTypes(bare, 'fair')).toEqual(new Set());
  });
});

describe('who speaks at an event', () => {
  const keynote = (day: string, start: string) => ({ title: 'Ink', day, start, end: '23:00' });
  const people = {
    kind: 'people',
    code: 'people',
    people: [
      { code: 'bo', name: 'Bo', role: 'Potter', keynote: keynote('saturday', '09:00') },
      { code: 'ana', name: 'Ana', keynote: { ...keynote('friday', '20:00'), place: 'Hall' } },
      { code: 'cy', name: 'Cy', keynote: keynote('sunday', '10:00') },
      { code: 'di', name: 'Di' },
    ],
  };
  const fair = fairWith(schedule, people);

  it('is told with their keynote, by the clock of the event, and their workshops', () => {
    const clay = {
      workshops_code: 'clay',
      workshops_title: 'The clay',
      workshops_session_code: 'clay-1',
    };
    const ink = { workshops_code: 'ink', workshops_title: 'The ink', workshops_session_code: 'ink-1' };
    expect(speakersOf(fair, event)).toEqual([
      {
        code: 'bo',
        name: 'Bo',
        role: 'Potter',
        keynote: {
          title: 'Ink',
          start: '2027-02-20T09:00:00.000-08:00',
          end: '2027-02-20T23:00:00.000-08:00',
          timezone: 'America/Vancouver',
        },
        workshops: [clay],
      },
      {
        code: 'ana',
        name: 'Ana',
        keynote: {
          title: 'Ink',
          place: 'Hall',
          start: '2027-02-19T20:00:00.000-08:00',
          end: '2027-02-19T23:00:00.000-08:00',
          timezone: 'America/Vancouver',
        },
        workshops: [clay, ink],
      },
      {
        code: 'cy',
        name: 'Cy',
        // On a day that is none: on the first.
        keynote: {
          title: 'Ink',
          start: '2027-02-19T10:00:00.000-08:00',
          end: '2027-02-19T23:00:00.000-08:00',
          timezone: 'America/Vancouver',
        },
        workshops: [],
      },
      { code: 'di', name: 'Di', workshops: [] },
    ]);
    expect(speakersOf(bare, event)).toEqual([]);
  });

  it('gives keynotes in the order of their time', () => {
    const keynotes = keynotesOf(fair, event);
    expect(keynotes.map(({ code }) => code)).toEqual(['cy', 'ana', 'bo']);
    expect(nextKeynote(keynotes, Date.parse('2027-02-20T07:00:00Z'))?.code).toBe('bo');
  });
});
