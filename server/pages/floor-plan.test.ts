import { describe, expect, it } from 'vitest';
import { openFair } from '#server/testing/test-event.ts';
import { floorPlanOf, plannedRooms } from './floor-plan.ts';
import { fairWith, schedule } from './testing/site-fixture.ts';

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
    start: `2027-02-19T${start}:00.000-07:00`,
    end: '2027-02-19T17:00:00.000-07:00',
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
